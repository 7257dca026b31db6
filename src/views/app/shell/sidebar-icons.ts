import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Building from 'lucide-react/icons/building-2';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import ChartColumn from 'lucide-react/icons/chart-column';
import ChartLine from 'lucide-react/icons/chart-line';
import Clock from 'lucide-react/icons/clock';
import CreditCard from 'lucide-react/icons/credit-card';
import HandCoins from 'lucide-react/icons/hand-coins';
import Handshake from 'lucide-react/icons/handshake';
import House from 'lucide-react/icons/house';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Medal from 'lucide-react/icons/medal';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import Newspaper from 'lucide-react/icons/newspaper';
import Package from 'lucide-react/icons/package';
import Receipt from 'lucide-react/icons/receipt';
import Shield from 'lucide-react/icons/shield';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import Trophy from 'lucide-react/icons/trophy';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { ScreenName } from '#domain/navigation/routes.ts';
import { CueGlyph } from '#views/ui/cue-glyph.tsx';
import { DGlyph } from '#views/ui/d-glyph.tsx';
import type { Glyph } from '#views/ui/glyph.ts';
import { TableGlyph } from '#views/ui/table-glyph.tsx';

const icons: Partial<Record<ScreenName, Glyph>> = {
  'club-management': House,
  'pabsa-admin': Shield,
  'manage-mobile-apps': Smartphone,
  player: Users,
  match: CueGlyph,
  tournament: Trophy,
  'add-player-tournament': Trophy,
  news: Newspaper,
  'club-channel-list': MonitorPlay,
  'manage-product': Package,
  'payments-members-club': HandCoins,
  'payments-clubs': Building,
  'payments-members-platform': CreditCard,
  'payments-members': WalletCards,
  'sponsored-transactions': Handshake,
  'all-transactions': ArrowLeftRight,
  'my-transactions': Receipt,
  reports: Clock,
  'payment-report': ChartColumn,
  'club-table': TableGlyph,
  'club-rating': Star,
  'manage-ranking': Medal,
  'food-beverage': Utensils,
  'table-schedule': CalendarClock,
  'schedule-table': CalendarPlus,
  'club-admin': UserCog,
  statistics: ChartLine,
  payment: CreditCard,
  'change-password': KeyRound,
  onboard: Landmark,
};

/** The sign of a screen in the sidebar; a screen without one of its own gets that of the house. */
export const sidebarIcon = (screen: ScreenName): Glyph => icons[screen] ?? DGlyph;
