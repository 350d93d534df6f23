const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Words of degrees and kinds of study, in small letters without accents or dots. */
export const studyWords = words(`
  vmbo vmbo-t vmbo-k vmbo-b vmbo-tl vmbo-gt mavo havo vwo gymnasium atheneum lbo lts lhno leao its mts mds meao mlo mhno inas huishoudschool mulo ulo hbs mms mbo hbo wo meao heao hts pabo master masters msc ma mba mphil meng med llm llb bsc ba bachelor bachelors beng bba bed bs ms phd dphil
  doctor doctorate doctoraat doctoraal drs ir ing mr propedeuse propaedeuse kandidaats associate degree diploma diplomas certificaat certificate postdoc postdoctoraal minor major pre-master premaster schakeljaar hnd hnc btec gcse gcses a-level a-levels o-level baccalaureate ib abitur matura highschool ged
  verpleegkunde bedrijfskunde economie economics rechten law informatica informatics geneeskunde medicine psychologie psychology pedagogiek sociologie sociology geschiedenis history engineering management accountancy accounting marketing communicatie communication techniek technology wiskunde mathematics natuurkunde physics chemie chemistry
  biologie biology werktuigbouwkunde bouwkunde elektrotechniek civiele logistiek logistics journalistiek onderwijskunde filosofie philosophy design studies science sciences finance administratie administration business studie opleiding cursus leergang niveau traject helpende verzorgende ig kok monteur lerarenopleiding fiscaal bestuurskunde
  exam examen abschluss diplom magister staatsexamen licence maitrise baccalaureat honours honors certified specialisatie vwo-gymnasium kapper secretaresse sociaal juridisch juridische dienstverlening zorg welzijn toerisme detailhandel
  industriemeister handwerksmeister meisterprufung abitur fachabitur realschulabschluss hauptschulabschluss schulabschluss reife hochschulreife ausbildung lehre studium diplom fachwirt staatsexamen meisterbrief gesellenbrief zeugnis umschulung weiterbildung bts dut bac cap bep but cqp licence maitrise doctorat brevet diplome
  formation certificat titre grado licenciatura bachillerato maestria postgrado posgrado curso ciclo titulo laurea attestato corso diploma maturita magistrale dottorato bacharelado mestrado licenciatura
`)

/** Beginnings of names of study as one word: 'mbo-opleiding', 'bachelorstudie'. */
export const studyBeginnings: readonly string[] = [
  'bachelor',
  'master',
  'mbo',
  'hbo',
  'vmbo',
  'havo',
  'vwo',
  'propedeuse',
  'diploma',
  'leraar',
  'middelbare',
]

/** Words of names of schools, in small letters without accents. */
export const schoolWords = words(`
  universiteit university universitat universidad universita universite universytet uniwersytet hogeschool hogescholen school schools college colleges lyceum gymnasium academie academy akademie institute instituut institut faculty faculteit scholengemeenschap scholengroep roc aoc mboraad polytechnic ecole politecnico hochschule fachhochschule
  avans fontys saxion inholland windesheim hanzehogeschool zuyd hva hu han has stenden nhl hz vu uva tu rug uu wur tue tilburg erasmus radboud nyenrode nti loi ncoi scheidegger schoevers isbw icm nha capabel summa albeda zadkine mondriaan graafschap aventus drenthe deltion koning nova horizon noorderpoort alfa twente landstede
  berkeley mit stanford harvard yale oxford cambridge ucla princeton caltech eth epfl kings imperial campus opleidingen opleidingscentrum trainingscentrum conservatorium kunstacademie seminary seminar volksuniversiteit praktijkschool basisschool mavo-school montessori dalton christelijk katholiek scholen openbare stichting onderwijs kweekschool mytylschool
  colegiul liceul universitatea scoala lise lisesi universitesi fakultesi gymnasiet hogskola hogskolan universitet hojskole skole lukio yliopisto ammattikorkeakoulu handwerkskammer ihk innung fachseminar liceum colegiu
  lycee iut cfa greta instituto escuela colegio istituto liceo scuola universidade escola politechnika uczelnia szkola realschule hauptschule grundschule gesamtschule berufsschule berufskolleg volkshochschule handelsschule oberschule abendschule berufsakademie
`)

const schoolEnds = [
  'opleidingen',
  'schule',
  'school',
  'college',
  'universiteit',
  'lyceum',
  'academie',
  'instituut',
  'university',
  'hogeschool',
]
export const endsAsSchool = (word: string): boolean =>
  schoolEnds.some((end) => word.length > end.length + 2 && word.endsWith(end))
