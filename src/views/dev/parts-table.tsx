import Ellipsis from 'lucide-react/icons/ellipsis-vertical';
import { useState } from 'react';
import { Avatar } from '#views/ui/avatar.tsx';
import { Card } from '#views/ui/card.tsx';
import { IconButton } from '#views/ui/icon-button.tsx';
import { Link } from '#views/ui/link.tsx';
import { Paging } from '#views/ui/paging.tsx';
import { Score } from '#views/ui/score.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Segmented } from '#views/ui/segmented.tsx';
import { Select } from '#views/ui/select.tsx';
import { StatusChip, type Status } from '#views/ui/status-chip.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { Table, type Column } from '#views/ui/table.tsx';
import { TwoLine } from '#views/ui/two-line.tsx';
import { sampleWords } from './parts-words.ts';
import * as css from './parts.css.ts';

type Club = {
  name: string;
  city: string;
  contact: string;
  email: string;
  licences: number;
  status: Status;
  statusText: string;
  date: string;
  fee: string;
  active: 'on' | 'off';
};

const club = (
  ...[name, city, contact, email, licences, status, statusText, date, fee, active]: [
    string,
    string,
    string,
    string,
    number,
    Status,
    string,
    string,
    string,
    'on' | 'off',
  ]
): Club => ({ name, city, contact, email, licences, status, statusText, date, fee, active });

const clubs = [
  club(
    'Club Billares Obelisco',
    'Bogotá, Colombia',
    'Jorge Iván Restrepo',
    'jrestrepo@obelisco.co',
    24,
    'active',
    'Active',
    'to 06/20/2027',
    '2.5%',
    'on',
  ),
  club(
    'Cue Club Monterrey',
    'Monterrey, Mexico',
    'Lucía Garza Treviño',
    'lucia@cueclubmty.mx',
    18,
    'expiringSoon',
    'Expiring Soon',
    'to 12/09/2026',
    '2.5%',
    'on',
  ),
  club(
    'Liga Carambola Medellín',
    'Medellín, Colombia',
    'Óscar Darío Mejía',
    'oscar@ligacarambola.co',
    12,
    'expired',
    'Expired',
    'since 11/02/2026',
    '2.5%',
    'off',
  ),
  club(
    'Círculo de Billar Palermo',
    'Buenos Aires, Argentina',
    'Martín Echagüe',
    'martin@cbpalermo.ar',
    6,
    'notStarted',
    'Not Started',
    'from 12/01/2026',
    '3%',
    'on',
  ),
];

const columns: Column<Club>[] = [
  {
    id: 'club',
    head: 'Club',
    place: 'title',
    sorting: { order: 'ascending', onSort: () => {} },
    cell: (row) => (
      <TwoLine
        lead={<Avatar name={row.name} shape="club" />}
        main={
          <Link href="#club" tone="quiet">
            {row.name}
          </Link>
        }
        detail={row.city}
      />
    ),
  },
  {
    id: 'contact',
    head: 'Point of contact',
    place: 'none',
    cell: (row) => <TwoLine main={row.contact} detail={row.email} />,
  },
  {
    id: 'licences',
    head: 'Licences',
    align: 'end',
    place: 'foot',
    blockName: 'licences',
    cell: (row) => <Score>{row.licences}</Score>,
  },
  {
    id: 'status',
    head: 'Licence status',
    cell: (row) => (
      <div className={css.licence}>
        <StatusChip status={row.status}>{row.statusText}</StatusChip>
        {row.date}
      </div>
    ),
  },
  { id: 'fee', head: 'Fee', align: 'end', place: 'footEnd', blockName: 'fee', cell: (row) => row.fee },
  {
    id: 'active',
    head: 'Active',
    place: 'aside',
    cell: (row) => <Switch label={`${row.name} active`} state={row.active} />,
  },
  {
    id: 'actions',
    head: 'Actions',
    headState: 'hidden',
    align: 'end',
    place: 'aside',
    cell: (row) => <IconButton label={`Actions of ${row.name}`} icon={Ellipsis} size="small" />,
  },
];

const filters = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

const Filters = () => {
  const [shown, setShown] = useState<(typeof filters)[number]['value']>('all');
  return (
    <div className={css.filters}>
      <SearchField label="Club name" />
      <Segmented label="Clubs shown" options={filters} value={shown} onValueChange={setShown} />
      <div className={css.filterEnd}>
        <Select aria-label="Licence" defaultValue="any">
          <option value="any">Licence: Any</option>
          <option value="active">Licence: Active</option>
        </Select>
      </div>
    </div>
  );
};

export const PartsTable = () => {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState(10);
  return (
    <section className={css.whole}>
      <SectionTitle>Table and paging</SectionTitle>
      <Card padding="none">
        <Filters />
        <Table
          label="Clubs"
          columns={columns}
          rows={clubs}
          lead="picture"
          rowKey={(row) => row.name}
          rowTone={(row) => (row.active === 'off' ? 'quiet' : 'normal')}
        />
        <Paging
          page={page}
          rows={rows}
          total={147}
          counted="clubs"
          words={sampleWords.paging}
          onPage={setPage}
          onRows={setRows}
        />
      </Card>
    </section>
  );
};
