/** The colours of the light theme, by token. */
export const light = {
  surface: { canvas: '#F3F6F3', raised: '#FFFFFF', sunken: '#E8EEE9', overlay: '#FFFFFF', hover: '#ECF2ED' },
  text: { primary: '#13201A', secondary: '#44544C', muted: '#5C6B63', onAccent: '#FFFFFF' },
  border: { subtle: '#DDE5DF', default: '#C4D0C8', control: '#76877D' },
  accent: { solid: '#0C6347', hover: '#084D37', text: '#0B5A41', subtle: '#DFEFE7', border: '#9CC9B3' },
  brass: { solid: '#A47417', text: '#7D560B', subtle: '#F6ECD6', border: '#DFC68F' },
  danger: { solid: '#B3261E', hover: '#971E17', text: '#A8211A', subtle: '#FBE7E4', border: '#EBB4AE' },
  info: { solid: '#24569E', text: '#1F4C8C', subtle: '#E4EDF9', border: '#B1C9EA' },
  neutral: { subtle: '#E8EEE9' },
  focus: { ring: '#0C6347' },
  baize: {
    surface: '#0E5A42',
    deep: '#0A4633',
    line: '#5E9C84',
    text: '#F6FAF7',
    muted: '#BCD8CB',
    brass: '#F0CD84',
    brassHover: '#F6DBA2',
    onBrass: '#1C1606',
    live: '#FF8A7D',
  },
  rail: { surface: '#4A2116', sight: '#D9B469' },
  shell: {
    surface: '#0B3F2F',
    hover: '#12503D',
    active: '#17604A',
    text: '#EAF4EE',
    muted: '#A9CBBB',
    border: '#1D5A46',
  },
  live: { solid: '#C22A20' },
  scrim: 'rgb(8 28 20 / 0.5)',
  ball: {
    blue: '#2A62B0',
    yellow: '#B98A00',
    pink: '#CB5E86',
    green: '#1B7A50',
    brown: '#7B4A2C',
    red: '#B92B22',
    black: '#1A211E',
    white: '#8A968F',
  },
} as const;

/** The shape every theme fills. */
export type Palette = { [Group in keyof typeof light]: Filled<(typeof light)[Group]> };
type Filled<Group> = Group extends string ? string : { [Token in keyof Group]: string };

/** The colours of the dark theme, by token. */
export const dark: Palette = {
  surface: { canvas: '#0F1814', raised: '#16221C', sunken: '#0C1410', overlay: '#1D2B24', hover: '#1E2D25' },
  text: { primary: '#EDF3EE', secondary: '#B7C5BC', muted: '#8FA097', onAccent: '#04170F' },
  border: { subtle: '#25352D', default: '#384A40', control: '#758A7F' },
  accent: { solid: '#3DBB88', hover: '#5ACC9D', text: '#5FCF9F', subtle: '#153828', border: '#245A43' },
  brass: { solid: '#D9AE55', text: '#E3BC6B', subtle: '#322A14', border: '#5E4C1E' },
  danger: { solid: '#F0796B', hover: '#F5968B', text: '#FF9C8F', subtle: '#381A16', border: '#6E2B24' },
  info: { solid: '#7FB0F0', text: '#9AC2F7', subtle: '#172A42', border: '#2A4A75' },
  neutral: { subtle: '#22322A' },
  focus: { ring: '#E3BC6B' },
  baize: {
    surface: '#0D4A37',
    deep: '#093A2B',
    line: '#4B8A71',
    text: '#F2F8F4',
    muted: '#B0D0C1',
    brass: '#EBC679',
    brassHover: '#F2D79C',
    onBrass: '#1C1606',
    live: '#FF8A7D',
  },
  rail: { surface: '#422015', sight: '#CFA959' },
  shell: {
    surface: '#0A2A20',
    hover: '#0F372A',
    active: '#164636',
    text: '#DDE8E1',
    muted: '#9DB9AB',
    border: '#1B4033',
  },
  live: { solid: '#F4776A' },
  scrim: 'rgb(2 8 5 / 0.66)',
  ball: {
    blue: '#6FA3EC',
    yellow: '#F0C93A',
    pink: '#F09DBA',
    green: '#3FB37F',
    brown: '#B98058',
    red: '#E5604F',
    black: '#C9D3CD',
    white: '#F4F7F4',
  },
};

/** Balls on cloth keep their real colours in both themes. */
export const realBall = {
  white: '#F8FAF7',
  yellow: '#F0C93A',
  green: '#3FB37F',
  brown: '#8A5A3A',
  blue: '#4D87D6',
  pink: '#F09DBA',
  black: '#101915',
  red: '#D9443A',
} as const;
