/** Words that keep or get their capital: languages and peoples, countries, products. */
const WORDS = `Nederlands Nederlandse Nederlandstalig Nederlandstalige Engels Engelse Engelstalig Engelstalige Duits Duitse
  Duitstalig Frans Franse Spaans Spaanse Italiaans Italiaanse Pools Poolse Turks Turkse Arabisch Vlaams Vlaamse Belgisch Belgische
  Europees Europese Nederland België Duitsland Frankrijk Spanje Europa Benelux Randstad Brabant Limburg Zeeland Gelderland
  Overijssel Drenthe Groningen Friesland Utrecht Amsterdam Rotterdam Eindhoven Tilburg Arnhem Nijmegen Zwolle Breda Haarlem
  Microsoft Excel Outlook PowerPoint Teams Google Java JavaScript TypeScript Python React Angular Docker Kubernetes Linux Azure
  Windows Oracle Salesforce Exact Twinfield Photoshop InDesign AutoCAD SolidWorks Revit Magister Somtoday LinkedIn WordPress
  VOG EHBO BHV FSMA VCA HACCP ADR AVG SQL HTML CSS Friese Brabantse Limburgse Zeeuwse Groningse Drentse Twentse Gelderse Haagse
  VVT CNC PLC GGZ EVV ADL ORT SKJ WMO WLZ GPS CRM ERP PHP AWS APK ABP IKB NEN HRM BHV LIO MRI TIG MIG VIAG NT2 StiPP
  Italiaanse Portugees Roemeens Amsterdamse Rotterdamse Utrechtse Scrum Agile Lean DevOps Adobe Jira Figma Twinfield Kerst Pasen`
/** Also Dutch or English words of their own: they only keep a capital they have. */
const AMBIGUOUS = new Set([
  'exact',
  'teams',
  'lean',
  'agile',
  'java',
  'angular',
  'react',
  'windows',
  'pools',
  'frans',
  'duits',
])

const byKey = new Map(WORDS.split(/\s+/).map((word) => [word.toLowerCase(), word]))

/** The word as it is written with its capital, or undefined when it needs none. */
export const properForm = (word: string): string | undefined => byKey.get(word.toLowerCase())

export const isAmbiguousProperWord = (word: string): boolean => AMBIGUOUS.has(word.toLowerCase())
