import { dashboardPage, only } from './route.ts';

/** The signed-in addresses around payments and products (document 000, section 2). */
export const moneyRoutes = [
  dashboardPage('/profile/payment', 'payment', 'payments', only(3, 5), {
    built: true,
  }),
  dashboardPage('/profile/onboard', 'onboard', 'payments', only(3), {
    built: true,
  }),
  dashboardPage('/payments-members', 'payments-members', 'payments', only(3), {
    built: true,
  }),
  dashboardPage('/payments-members-club', 'payments-members-club', 'payments', only(1), {
    aliases: ['/payments-members-Cs'],
    built: true,
  }),
  dashboardPage('/payments-members-platform', 'payments-members-platform', 'payments', only(1), {
    built: true,
  }),
  dashboardPage('/payments-clubs', 'payments-clubs', 'payments', only(1), {
    built: true,
  }),
  dashboardPage('/manageProduct', 'manage-product', 'products', only(1, 3), {
    built: true,
  }),
  dashboardPage('/productPrice', 'product-price', 'products', only(1, 3), { under: 'manage-product' }),
  dashboardPage('/productPrice/:id/:type', 'product-price-item', 'products', only(1, 3), {
    under: 'manage-product',
    built: true,
  }),
  dashboardPage('/sponsored-transactions', 'sponsored-transactions', 'payments', only(3), {
    built: true,
  }),
  dashboardPage('/my-transactions', 'my-transactions', 'payments', only(3), {
    built: true,
  }),
  dashboardPage('/all-transactions', 'all-transactions', 'payments', only(1, 3, 5), {
    built: true,
  }),
  dashboardPage('/transactionSuccess', 'transaction-success', 'payments', only(1, 3), {
    built: true,
  }),
  dashboardPage('/transactionFailed', 'transaction-failed', 'payments', only(1, 3), {
    built: true,
  }),
  dashboardPage('/payment-report', 'payment-report', 'payments', only(1), {
    built: true,
  }),
];
