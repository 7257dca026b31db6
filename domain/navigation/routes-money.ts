import { dashboardPage, only } from './route.ts';

/** The signed-in addresses around payments and products (document 000, section 2). */
export const moneyRoutes = [
  dashboardPage('/profile/payment', 'payment', 'payments', only(3, 5), {
    built: true,
    calls: [
      'listCards',
      'createCardSetup',
      'saveCard',
      'setDefaultCard',
      'deleteCard',
      { operation: 'listOwnCredit', by: [5] },
      { operation: 'topUpCredit', by: [5] },
      { operation: 'getTransaction', by: [5] },
      { operation: 'listCreditEntries', by: [5] },
      { operation: 'listMemberSubscriptions', by: [5] },
      { operation: 'takeUpSubscription', by: [5] },
      { operation: 'changeMemberSubscription', by: [5] },
    ],
  }),
  dashboardPage('/profile/onboard', 'onboard', 'payments', only(3), {
    built: true,
    calls: ['getStripeStatus', 'createConnectAccountLink', 'deleteStripeAccount'],
  }),
  dashboardPage('/payments-members', 'payments-members', 'payments', only(3), {
    built: true,
    calls: [
      'listTransactions',
      'listActiveClubs',
      'listClubSubscriptions',
      'createClubSubscription',
      'withdrawClubSubscription',
    ],
  }),
  dashboardPage('/payments-members-club', 'payments-members-club', 'payments', only(1), {
    aliases: ['/payments-members-Cs'],
    built: true,
    calls: ['listTransactions', 'listActiveClubs', 'listClubSubscriptions'],
  }),
  dashboardPage('/payments-members-platform', 'payments-members-platform', 'payments', only(1), {
    built: true,
    calls: ['listTransactions', 'listActiveClubs'],
  }),
  dashboardPage('/payments-clubs', 'payments-clubs', 'payments', only(1), {
    built: true,
    calls: ['listTransactions', 'listActiveClubs'],
  }),
  dashboardPage('/manageProduct', 'manage-product', 'products', only(1, 3), {
    built: true,
    calls: [
      { operation: 'listProducts', by: [3] },
      { operation: 'getProduct', by: [3] },
      { operation: 'createProduct', by: [3] },
      { operation: 'updateProduct', by: [3] },
      { operation: 'deleteProduct', by: [3] },
    ],
  }),
  dashboardPage('/productPrice', 'product-price', 'products', only(1, 3), { under: 'manage-product' }),
  dashboardPage('/productPrice/:id/:type', 'product-price-item', 'products', only(1, 3), {
    under: 'manage-product',
    built: true,
    calls: [
      { operation: 'getTimePrice', by: [3] },
      { operation: 'updateTimePrice', by: [3] },
    ],
  }),
  dashboardPage('/sponsored-transactions', 'sponsored-transactions', 'payments', only(3), {
    built: true,
    calls: ['listTransactions', 'listActiveClubs'],
  }),
  dashboardPage('/my-transactions', 'my-transactions', 'payments', only(3), {
    built: true,
    calls: ['listTransactions', 'listActiveClubs'],
  }),
  dashboardPage('/all-transactions', 'all-transactions', 'payments', only(1, 3, 5), {
    built: true,
    calls: ['listTransactions', 'listActiveClubs'],
  }),
  dashboardPage('/transactionSuccess', 'transaction-success', 'payments', only(1, 3), {
    built: true,
    calls: ['getTransaction'],
  }),
  dashboardPage('/transactionFailed', 'transaction-failed', 'payments', only(1, 3), {
    built: true,
    calls: ['getTransaction'],
  }),
  dashboardPage('/payment-report', 'payment-report', 'payments', only(1), {
    built: true,
    calls: ['getPaymentReport'],
  }),
];
