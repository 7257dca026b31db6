/** A club of the demo. */
export type ClubLine = {
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  countryId: string;
  timeZone: string;
  dialCode: string;
  currency: string;
  tables: number;
};

// Name, street, city, state, zip, country, zone, dial code, currency and number of tables. The places of the first
// ones are known to the accounts and the tournaments; the name from Guatemala is as long as a name may be.
const lines = `
  Brooklyn Rack House | 214 Atlantic Avenue | Brooklyn | New York | 11201 | US | America/New_York | +1 | USD | 12
  Club Billares Obelisco | Carrera 15 93-47 | Bogotá | Cundinamarca | 110221 | CO | America/Bogota | +57 | COP | 10
  Cue Club Monterrey | Avenida Constitución 1820 | Monterrey | Nuevo León | 64000 | MX | America/Monterrey | +52 | MXN | 14
  Círculo de Billar Palermo | Honduras 5120 | Buenos Aires | Buenos Aires | C1414 | AR | America/Argentina/Buenos_Aires | +54 | ARS | 8
  Bridgetown Pyramid Club | 18 Bay Street | Bridgetown | Saint Michael | BB11156 | BB | America/Barbados | +1246 | BBD | 6
  Toronto East Snooker | 871 Danforth Avenue | Toronto | Ontario | M4J1L8 | CA | America/Toronto | +1 | CAD | 16
  Calcutta Billiards Guild | 7 Chowringhee Lane | Kolkata | West Bengal | 700016 | IN | Asia/Kolkata | +91 | INR | 9
  Auckland Green Baize | 42 Ponsonby Road | Auckland | Auckland | 1011 | NZ | Pacific/Auckland | +64 | NZD | 7
  Windy City Billiard Hall | 1930 North Milwaukee Avenue | Chicago | Illinois | 60647 | US | America/Chicago | +1 | USD | 18
  Clube Taco de Ouro | Rua Augusta 1508 | São Paulo | São Paulo | 01304-001 | BR | America/Sao_Paulo | +55 | BRL | 11
  Lone Star Cue Club | 3201 Westheimer Road | Houston | Texas | 77098 | US | America/Chicago | +1 | USD | 20
  Kingston Cue Academy | 31 Half Way Tree Road | Kingston | Saint Andrew | JMAAW10 | JM | America/Jamaica | +1876 | JMD | 6
  Liga Carambola Medellín | Calle 10 38-21 | Medellín | Antioquia | 050021 | CO | America/Bogota | +57 | COP | 9
  Salón Montevideo | Avenida 18 de Julio 1360 | Montevideo | Montevideo | 11200 | UY | America/Montevideo | +598 | UYU | 7
  Sinuca Clube Ipanema | Rua Visconde de Pirajá 303 | Rio de Janeiro | Rio de Janeiro | 22410-001 | BR | America/Sao_Paulo | +55 | BRL | 8
  Académie de Billard de Montréal | 4210 boulevard Saint-Laurent | Montréal | Québec | H2W1Z3 | CA | America/Toronto | +1 | CAD | 9
  Port of Spain Snooker Club | 12 Tragarete Road | Port of Spain | Port of Spain | 170127 | TT | America/Port_of_Spain | +1868 | TTD | 5
  Club de Billar Santiago Centro | Huérfanos 1055 | Santiago | Región Metropolitana | 8320150 | CL | America/Santiago | +56 | CLP | 10
  Sala Miraflores | Avenida Larco 743 | Lima | Lima | 15074 | PE | America/Lima | +51 | PEN | 6
  Billar Club Quito | Avenida Amazonas 2140 | Quito | Pichincha | 170524 | EC | America/Guayaquil | +593 | USD | 5
  Canal Cue Club | Calle 50 Este 12 | Panamá | Panamá | 0816 | PA | America/Panama | +507 | PAB | 6
  San José Billar y Pool | Paseo Colón 2465 | San José | San José | 10103 | CR | America/Costa_Rica | +506 | CRC | 7
  Georgetown Cue Union | 88 Camp Street | Georgetown | Demerara | GY592 | GY | America/Guyana | +592 | GYD | 4
  Taller de Carambola La Paz | Calle Sagárnaga 271 | La Paz | La Paz | 0201 | BO | America/La_Paz | +591 | BOB | 4
  Quisqueya Pool Room | Calle El Conde 105 | Santo Domingo | Distrito Nacional | 10210 | DO | America/Santo_Domingo | +1809 | DOP | 8
  Desert Diamond Cues | 5620 West Sahara Avenue | Las Vegas | Nevada | 89146 | US | America/Los_Angeles | +1 | USD | 15
  Asociación Deportiva y Cultural de Billar, Snooker y Carambola de la Ciudad de Guatemala y su Región | 6a Avenida 12-51, Zona 1 | Ciudad de Guatemala | Guatemala | 01001 | GT | America/Guatemala | +502 | GTQ | 6
  Billares San Juan | Calle Fortaleza 152 | San Juan | Puerto Rico | 00901 | PR | America/Puerto_Rico | +1787 | USD | 5
`;

/** The clubs of the demo. */
export const clubLines: readonly ClubLine[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const words = line.split('|').map((word) => word.trim());
    const [name = '', street = '', city = '', state = '', zip = '', countryId = ''] = words;
    const [timeZone = '', dialCode = '', currency = '', tables = ''] = words.slice(6);
    return {
      name,
      street,
      city,
      state,
      zip,
      countryId,
      timeZone,
      dialCode,
      currency,
      tables: Number(tables),
    };
  });

/** Clubs that closed, by name: they show in administration alone. */
export const closedClubs: readonly string[] = [
  'Desert Diamond Cues',
  'Taller de Carambola La Paz',
  'Billares San Juan',
];

/** The drawings of the clubs that have a crest, by name; the others show their initials. */
export const crests: Readonly<Record<string, string>> = {
  'Brooklyn Rack House': 'brooklyn',
  'Club Billares Obelisco': 'obelisco',
  'Cue Club Monterrey': 'monterrey',
  'Círculo de Billar Palermo': 'palermo',
  'Bridgetown Pyramid Club': 'bridgetown',
  'Toronto East Snooker': 'toronto',
  'Calcutta Billiards Guild': 'kolkata',
  'Auckland Green Baize': 'auckland',
  'Windy City Billiard Hall': 'chicago',
  'Clube Taco de Ouro': 'sao-paulo',
  'Lone Star Cue Club': 'houston',
  'Kingston Cue Academy': 'kingston',
  'Liga Carambola Medellín': 'medellin',
  'Salón Montevideo': 'montevideo',
  'Académie de Billard de Montréal': 'montreal',
};
