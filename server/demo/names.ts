import type { Language } from '#domain/language/languages.ts';

/** A country's people as the demo makes them up. */
type Region = {
  /** What its people read the product in, if it speaks it. */
  language: Language | null;
  countries: readonly string[];
  first: readonly string[];
  last: readonly string[];
};

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Given and family names by the languages of the continent. */
export const regions: readonly Region[] = [
  {
    language: 'es',
    countries: words('AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE AR CL CO MX MX PE'),
    first:
      words(`Alejandra Álvaro Beatriz Bruno Camilo Carolina Cristóbal Daniela Eduardo Elena Emilio Esteban Fabián
      Gonzalo Graciela Ignacio Isabel Joaquín Josefina Leandro Lucía Luciana Maximiliano Natalia Octavio Patricio Raúl
      Rocío Santiago Sebastián Teresa Valentina Ximena`),
    last: words(`Aguirre Altamirano Arredondo Balmaceda Cáceres Cárdenas Colmenares Espinosa Etcheverry Gallardo
      Guzmán Illanes Jaramillo Lizárraga Maldonado Montenegro Ñáñez Olavarría Palacios Quintero Rivadeneira Saavedra
      Tejada Urrutia Valderrama Yáñez Zambrano Zelaya`),
  },
  {
    language: 'pt-BR',
    countries: ['BR'],
    first: words(
      'Adriano Caio Débora Evandro Fernanda Iara João Leonardo Luana Márcio Otávio Rafaela Tiago Vítor',
    ),
    last: words(
      'Assunção Barbosa Carvalho Drummond Figueiredo Guimarães Magalhães Moreira Queiroz Siqueira Teixeira',
    ),
  },
  {
    language: 'en',
    countries: words('BB GY JM TT US US US BS BZ CA'),
    first:
      words(`Alicia Anthony Brianna Carlton Dexter Erin Everton Garfield Grace Ian Janelle Keisha Leroy Malcolm
      Nadia Orville Petra Quentin Rohan Shanice Tyrone Vernon Winston`),
    last: words(`Alleyne Brathwaite Chambers Cumberbatch Douglas Ellison Forde Goddard Hutchinson Isaacs Jemmott Kellman
      Lashley Mayers Nurse Outram Persaud Ramsaran Sealy Thorne Walcott`),
  },
  {
    language: null,
    countries: words('CA HT CA MQ'),
    first: words(
      'Anaïs Benoît Chloé Étienne François Geneviève Hélène Loïc Maëlle Noémie Pascal Rémi Thérèse',
    ),
    last: words(
      'Beauchemin Charbonneau Deschênes Gagné Hébert Lamontagne Pélissier Rousseau Thériault Vaillancourt',
    ),
  },
];

/** The strongest players of the demo, best first, as given name, family name and country. */
export const strongest: readonly (readonly [string, string, string])[] = [
  ['Andrés', 'Peñaranda', 'CO'],
  ['Thiago', 'Bittencourt', 'BR'],
  ['Sofía', 'Arancibia', 'CL'],
  ['Mateo', 'Carrizosa', 'CO'],
  ['Marcus', 'Whitfield', 'JM'],
  ['Paulo', 'Nogueira', 'BR'],
  ['Jean-Marc', 'Fortier', 'CA'],
  ['Gabriel', 'Échevin', 'CA'],
  ['Renata', 'Solís', 'MX'],
  ['Camila', 'Ferreyra', 'AR'],
  ['Héctor', 'Villalobos', 'PA'],
  ['Owen', 'Castellanos', 'US'],
  ['Kareem', 'Joseph', 'BB'],
  ['Simón', 'Lezcano', 'PY'],
  ['Devon', 'Baptiste', 'TT'],
  ['Diego', 'Mamani', 'BO'],
  ['Julio', 'Anchorena', 'UY'],
  ['Luis', 'Zúñiga', 'CR'],
  ['Rafael', 'Quiñones', 'PR'],
  ['Yamila', 'Ortega', 'CU'],
  ['Neha', 'Ramdin', 'GY'],
  ['Tomás', 'Ibarra', 'AR'],
  ['Terrence', 'Alleyne', 'BB'],
  ['Ivonne', 'Salcedo', 'EC'],
  ['Denzel', 'Prendergast', 'JM'],
  ['Ramiro', 'Estévez', 'AR'],
  ['Ulises', 'Barrantes', 'CR'],
  ['Omar', 'Saldaña', 'MX'],
  ['Bruno', 'Avellaneda', 'PE'],
  ['Wesley', 'Tavares', 'BR'],
  ['Elías', 'Monterroso', 'GT'],
  ['Nicolás', 'Ugarte', 'BO'],
  // As long as a name gets.
  [
    'María Fernanda Guadalupe del Socorro de los Ángeles Custodios Margarita Esperanza Concepción Luz',
    'Villavicencio y Echeverría Montealegre de la Santísima Trinidad Covarrubias Etchegaray y Larrañaga',
    'MX',
  ],
];
