import { useState } from 'react';
import { Banner } from '#views/ui/banner.tsx';
import { BannerRegion } from '#views/ui/banner-region.tsx';
import { Button } from '#views/ui/button.tsx';
import { Link } from '#views/ui/link.tsx';
import type { Notice } from '#views/ui/notice.ts';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { ToastRegion } from '#views/ui/toast-region.tsx';
import * as css from './parts.css.ts';

const toasts: Notice[] = [
  { id: 'saved', tone: 'success', text: 'Player registered successfully.' },
  { id: 'failed', tone: 'error', text: 'Something went wrong, Please try again.' },
];
const mailSent: Notice = {
  id: 'mail',
  tone: 'success',
  text: 'We sent the password email to jrestrepo@obelisco.co',
};

export const PartsMessages = () => {
  const [notices, setNotices] = useState<Notice[]>([]);
  const [banners, setBanners] = useState([mailSent]);
  return (
    <section className={css.half}>
      <SectionTitle>Messages</SectionTitle>
      <Stack gap={3}>
        <Banner tone="error" title="The club was not saved.">
          <Link href="#currency" tone="inherit">
            Currency is Required
          </Link>
        </Banner>
        <Banner tone="warning">
          Licence CS-0968 ends in 19 days.{' '}
          <Link href="#renew" tone="inherit">
            Renew it
          </Link>
        </Banner>
        <BannerRegion dismissLabel="Dismiss" notices={banners} onDismiss={() => setBanners([])} />
        <Banner tone="info">
          There is no internet connection at the moment, please check your network and try again.
        </Banner>
        <div>
          <Button onClick={() => setNotices(toasts)}>Show the toasts</Button>
        </div>
      </Stack>
      <ToastRegion
        label="Messages"
        dismissLabel="Dismiss"
        notices={notices}
        onDismiss={(id) => setNotices((shown) => shown.filter((one) => one.id !== id))}
      />
    </section>
  );
};
