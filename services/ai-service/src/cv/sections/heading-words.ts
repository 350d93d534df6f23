/** The subject of the lines below a heading. */
export type SectionKind =
  | 'header'
  | 'personal'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'references'
  | 'interests'
  | 'other'

const list = (words: string): readonly string[] =>
  words
    .split(/[\n;]/)
    .map((word) => word.trim())
    .filter(Boolean)

/**
 * Wordings of headings, in small letters without accents; 'en', 'and', 'und', 'et' and '&' count as the same. Words of
 * `qualifiers` may stand before or after each.
 */
export const headingWords: Record<Exclude<SectionKind, 'header'>, readonly string[]> = {
  personal: list(`
    datos personales; dati personali; dados pessoais; contacto; contatti; informacion de contacto; persoonlijke details; persoonlijke data; angaben zur person; mijn gegevens; adresgegevens; persoonlijke informatie en contact
    personalia; persoonlijke gegevens; persoonsgegevens; contact; contactgegevens; contactinformatie; contact informatie; gegevens; naw gegevens; personal details
    personal data; personal information; contact details; contact information; contact info; contact me; get in touch; details; info; about me details; persoonlijk; persoonlijke informatie
    personliche daten; personliche angaben; kontakt; kontaktdaten; coordonnees; informations personnelles; online; social; socials; sociale media; social media; links; profielen; profiles; web`),
  summary: list(`
    perfil; perfil profesional; profilo; sobre mi; presentacion; resumen; berufsprofil
    profiel; profielschets; persoonlijk profiel; profile; summary; samenvatting; over mij; over mezelf; wie ben ik; wie ik ben; even voorstellen; about me; about; objective
    career objective; career summary; career profile; professional summary; professional profile; executive summary; personal statement; personal profile; statement; introductie; introduction
    inleiding; motivatie; doelstelling; korte introductie; in het kort; kernprofiel; ambitie; ambities; pitch; kort profiel; personlichkeit; profil; uber mich; kurzprofil; zusammenfassung
    zu meiner person; a propos; a propos de moi; objectif; resume; overview; bio; biografie; persoonlijke samenvatting; professioneel profiel; werkprofiel; summary of qualifications
    qualifications summary; career overview; who am i; hello; hallo; hoi; hi; welkom; wie is; wie ik ben en wat ik wil; dit ben ik; ik ben; wat ik zoek; wat drijft mij; personal summary; mijn verhaal; loopbaandoel`),
  experience: list(`
    erfahrung; arbeitserfahrungen; arbeitsstellen; bisherige positionen; beschaftigung; beschaftigungen; beschaftigungsverlauf; nebenjob; nebenjobs; nebentatigkeiten; studentenjobs; ferienjobs; stationen; laufbahn; karriere; praktikum; experiencias; experiencias profesionales; experiencias laborales; experiencia de trabajo; esperienze professionali; lavoro; jobs etudiants; emplois etudiants
    festanstellung; festanstellungen; anstellung; anstellungen; projekte als freiberufler; projekte als selbstandiger; freiberufliche projekte; freiberufliche tatigkeit; freiberufliche tatigkeiten; selbstandige tatigkeit; selbststandigkeit; selbstandigkeit; opdrachten als zzper; opdrachten als freelancer; opdrachten als zelfstandige; zzp opdrachten; freelance opdrachten; vaste banen; vaste dienstverbanden; in vaste dienst
    client engagements; consulting engagements; selected engagements; engagements; contract work; contract roles; contracts; permanent roles; permanent employment; permanent positions; freelance work; freelance assignments; freelance experience; missions; missions freelance; missions en freelance; salariat; postes occupes; berufspraxis; employment record
    activites professionnelles; activite professionnelle; berufliche aktivitaten; erfahrungen; berufserfahrungen; experiencia; experiencia laboral; experiencia profesional; esperienza; esperienze; esperienza lavorativa; esperienze lavorative; esperienza professionale; experiencia profissional; experiencias profissionais; experience de travail; emplois; beroepsloopbaan; beroepsmatige ervaring
    career to date; career so far; work background; employment background; professional journey; career path; my career; werkgevers; schulpraktika; berufliche erfahrung; berufliche stationen; berufliche laufbahn; berufstatigkeit; beruflicher hintergrund; berufliche tatigkeit; schoolstages; praktijkstages; dienstbetrekkingen; arbeidsloopbaan
    werkervaring; ervaring; ervaringen; arbeidservaring; arbeidsverleden; werkgeschiedenis; loopbaan; loopbaanoverzicht; carriere; carriereoverzicht; beroepservaring; praktijkervaring
    werkzaamheden en functies; functies; dienstverbanden; werk; mijn werk; arbeidshistorie; werkhistorie; werkverleden; opdrachten; opdrachtgevers; projectervaring en opdrachten; stages; stage
    stage ervaring; stageervaring; stage ervaringen; bijbanen; bijbaan; bijbaantjes; nevenfuncties en werk; nevenwerkzaamheden; werkervaring stages; werk ervaring; work experience; experience; experiences
    employment; employment history; employment experience; work history; work; career; career history; professional experience; professional background; job history; positions; positions held; jobs
    internships; internship; internship experience; industry experience; business experience; research experience; teaching experience; academic experience; management experience; leadership experience
    clinical experience; technical experience; it experience; practical experience; field experience; consulting experience; freelance; freelance experience; freelance ervaring; zzp; freelance opdrachten; interim opdrachten
    career experience; work and experience; experience highlights; professional career; professional history; employment record; employment summary; where i have worked; industrial experience; engineering experience; military experience
    waar ik werkte; waar ik gewerkt heb; waar heb ik gewerkt; waar ik werk; wat ik deed; wat ik doe; wat ik gedaan heb; wat heb ik gedaan; mijn werkervaring; mijn banen; banen; eerdere banen; where ive worked; where i worked; where i work; what ive done; what i did; what i have done; work highlights; relevant work experience
    berufserfahrung; beruflicher werdegang; werdegang; arbeitserfahrung; berufspraxis; praktische erfahrung; praktika; experience professionnelle; experiences professionnelles; parcours professionnel
    tatigkeiten; praktische tatigkeiten; bisherige tatigkeiten; my journey; mijn reis; mijn pad; mijn route; beroepsverleden; functieoverzicht; huidige functie; huidige baan; vorige functie; vorige functies; eerdere functie; current position; current role; previous positions; previous roles; career timeline; job experience; working experience; work experiences; professional experiences; aanstellingen; aanstelling; betrekkingen; vorige betrekkingen; in loondienst; loondienst; appointments; academic appointments; professional appointments; posities; werkzaam bij; werkzaam geweest bij; eerdere functies; mijn werkgevers; waar ik heb gewerkt; wat ik heb gedaan; waar ik eerder werkte; carriereverloop; loopbaanverloop; carrierepad; loopbaanschets; professionele loopbaan; trayectoria profesional; historial laboral; doswiadczenie zawodowe; doswiadczenie; is deneyimi; deneyim; parcours; emploi
    work placements; placements; vakantiewerk; part time jobs; side jobs; academische ervaring; onderzoekservaring; onderwijservaring; leservaring; bestuurservaring en werk; bestuurlijke ervaring`),
  education: list(`
    schulische laufbahn; formation academique; akademischer hintergrund; datos academicos
    schulausbildung; ausbildungen; studieverloop; onderwijsloopbaan; school en studie; schoolopleiding; schoolopleidingen; schoolgegevens; schoolverleden; schoolcarriere; leren; learning; leertraject; studieverleden; studiegegevens; studieachtergrond; studieoverzicht; opleidingsachtergrond; opleidingstraject; opleidingsverleden; opleidingsprofiel; beroepsopleiding; beroepsopleidingen; scholing en opleiding; waar ben ik opgeleid; gevolgd onderwijs
    diploma; diplome; diplomes; diplomes et formations; parcours scolaire; cursus scolaire; estudios; educacion; formacion; formacion academica; formacion reglada; titulacion; titulos; istruzione; istruzione e formazione; formazione; titoli di studio; educacao; formacao; formacao academica; habilitacoes
    schule; schulen; hochschule; schulabschluss; abschlusse; schulischer werdegang; bildungsgang; aus und weiterbildung; akademische ausbildung; studium und ausbildung; education details; educational details; educational qualifications; learning history; schools; alma mater; academic profile; academic achievements; academia; studiejaren
    opleiding; opleidingen; onderwijs; studie; studies; scholing; vooropleiding; vooropleidingen; opleidingsgegevens; genoten opleidingen; genoten opleiding; school; scholen; educatie; opleidingsoverzicht
    diplomas; opleidingen en diplomas; education; educations; academic background; academic education; academic history; academics; academic qualifications; educational background; educational history; studies and education
    education background; schooling; degrees; degree; university; academic record; academic training; formal education; education history; bildung; ausbildung; studium; schulbildung; bildungsweg; schulische ausbildung
    waar ik leerde; waar ik geleerd heb; waar heb ik geleerd; wat ik geleerd heb; wat ik leerde; mijn opleiding; where i studied; what i studied; where ive studied; school en cursussen; schoolloopbaan; studieloopbaan; opleidingsniveau; scholen en cursussen; where i learned; welke opleidingen heb ik; berufsausbildung; hochschulbildung
    wat ik heb geleerd; waar ik heb geleerd; wyksztalcenie; egitim; egitim bilgileri
    akademischer werdegang; formation; formations; etudes; parcours academique; wat heb ik gestudeerd; opleidingen en studies; onderwijsachtergrond; educatieve achtergrond; scolarite; qualifications; kwalificaties`),
  skills: list(`
    konnen; das kann ich; was ich kann; mein konnen; kan ik goed; kan ik; dit kan ik; dit kan ik goed; wat ik te bieden heb; wat heb ik te bieden; wat bied ik; what i offer; what i can offer; goed in; ik ben goed in; hier ben ik goed in; wat neem ik mee; wat breng ik mee; wat ik meebreng; wat ik meeneem; mijn kracht; krachten; kwaliteiten en eigenschappen; karaktereigenschappen; karakter; karaktertrekken; eigenschappen en vaardigheden; troeven; sterktes; pluspunten; werkwijze; werkstijl; kundigheden; bekwaamheden; capaciteiten; kunde; vakbekwaamheid; vakmanschap; vaktechnisch; vaktechnische kennis
    kennis van; kennis en ervaring; kennis en ervaring met; ervaring met; kennis en expertise; kennis en systemen; kennis van systemen; systeemkennis; systeemervaring; pakketkennis; programmakennis; productkennis; materiaalkennis; materieelkennis; machinekennis; vakinhoudelijk; vakinhoudelijke kennis; inhoudelijke kennis; deskundigheid; deskundigheden; aandachtsgebieden; specialismes; focusgebieden
 computer vaardigheden; computerervaring; computerprogrammas; softwareprogrammas; softwarepakketten; softwarevaardigheden; applicaties; applicatiekennis; programmatuur; digitaal; ict; it; it kennis en vaardigheden; digitale kennis; digitale competenties; office vaardigheden; gereedschap; gereedschappen; gereedschapskist; toolbox; technical toolbox; tooling; platforms; methodes; methoden en technieken; methodieken en technieken
    strong points; what i bring; i am good at; im good at; good at; tech i use; tools i use; proficiencies; proficiency; qualities; personal qualities; personal attributes; attributes; key attributes; skills matrix; skill matrix; skill overview; competency profile; areas of competence; areas of specialization; areas of specialisation; specializations; fields of expertise; expertise areas; core expertise; core strengths; key strengths; personal strengths; technology stack; technical stack; technical tools; skills en tools; abilities en skills; knowledge; knowledge areas; knowhow; know how
    starken; personliche starken; besondere kenntnisse; weitere kenntnisse; fachkenntnisse; fachkompetenzen; fachliche kompetenzen; computerkenntnisse; edv; soziale kompetenzen; personliche fahigkeiten; qualifikationen; zusatzqualifikationen; schlusselqualifikationen; kernkompetenzen; methodenkompetenz; softwarekenntnisse; kenntnisse und fahigkeiten; fahigkeiten und kenntnisse
 competences informatiques; competences professionnelles; savoir faire; savoir etre; atouts; qualites; connaissances; connaissances informatiques; informatique; logiciels; outils; outils informatiques; points forts; aptitudes et competences
    habilidades; aptitudes; competencias; competencias digitales; conocimientos; conocimientos informaticos; informatica; destrezas; capacidades; competenze; competenze informatiche; competenze tecniche; competenze personali; capacita; capacita e competenze; conhecimentos; competencias tecnicas
    vaardigheden; skills; competenties; competencies; kennis; kennis en vaardigheden; kennis en kunde; expertise; expertises; expertisegebieden; vakkennis; kwaliteiten; sterke punten; sterke kanten; eigenschappen; kerncompetenties; kernkwaliteiten
    kernvaardigheden; hard skills; soft skills; it vaardigheden; ict vaardigheden; it skills; it kennis; ict kennis; computervaardigheden; computerkennis; computer skills; technische vaardigheden; technische kennis; technical skills
    technical knowledge; technical expertise; technical proficiency; technical; technical competencies; technologies; technologieen; technologie; technology; tech stack; techstack; tech; tools; tools en technologies; techniques; technieken; methoden; methods; hulpmiddelen; talenten; talents; programmeertalen
    programming languages; programming; software; softwarekennis; software skills; computer; automatisering; systemen; systems; programmas; core competencies; core skills; key skills; key competencies; skillset; skill set; strengths
    areas of expertise; areas of knowledge; competences; competence; capabilities; abilities; toolkit; specialisaties; specialisatie; specialties; specialities; specialisms; specialismen; professional skills; professionele vaardigheden; personal skills
    persoonlijke vaardigheden; digitale vaardigheden; digital skills; sociale vaardigheden; communicatieve vaardigheden; communication skills; organisational skills; organisatorische vaardigheden; job related skills; interpersonal skills; social skills
    other skills; overige vaardigheden; top skills; belangrijkste vaardigheden; kenntnisse; fahigkeiten; kompetenzen; edv kenntnisse; it kenntnisse; competences cles; competences techniques; computer en software; kennisgebieden; vakgebieden; mijn kwaliteiten
    waar ik goed in ben; wat ik kan; wat kan ik goed; wat ik goed kan; waar blink ik in uit; what im good at; what i can do; what i do best; what i know; things i can do; persoonlijke vaardigheden en competenties; personal skills and competences; vaardigheden en competenties
    skills summary; summary of skills; technische competenties; frameworks; kerncompetenties en vaardigheden; programmierkompetenz; skills highlights; highlights; persoonlijke eigenschappen; persoonlijke kwaliteiten; persoonskenmerken; waar ben ik goed in; wat kan ik; umiejetnosci; yetenekler; technical summary; technical environment; stack; methodologies; methodieken`),
  languages: list(`
    taalbeheersing; talenkennis en beheersing; spreek ik; ik spreek; talen spreken; beheersing van talen; taalniveau; taalniveaus; vreemde talen; moderne talen; spreektalen; languages spoken; spoken and written languages; i speak; my languages; foreign languages; language knowledge; language abilities; language competence; language competencies; languages known; linguistic abilities; fremdsprachen; fremdsprachenkenntnisse; sprachkompetenz; sprachkompetenzen; sprachliche fahigkeiten
    competences linguistiques; langues parlees; langues etrangeres; connaissances linguistiques; idiomas; lenguas; competencias linguisticas; lingue; lingue straniere; conoscenze linguistiche; competenze linguistiche; linguas; mondelinge en schriftelijke talenkennis; moedertaal en andere talen
    talen; talenkennis; taal; taalvaardigheid; taalvaardigheden; taalkennis; languages; language; language skills; linguistic skills; language proficiency; spoken languages; sprachen; sprachkenntnisse; jezyki; yabanci dil; langues; linguistics; gesproken talen; welke talen spreek ik; welke talen ik spreek; talen die ik spreek; mijn talen; languages i speak; beheersing talen`),
  certificates: list(`
    fuhrerschein; permis; permis de conduire; permiso de conducir; carnet de conducir; patente; patente di guida; rijbewijs en vervoer; driving licenses; certificados; certificaciones; cursos; corsi; certificazioni; na en bijscholing; deskundigheidsbevordering; getuigschriften; attesten; brevetten; cursusoverzicht; vaktrainingen; post hbo; e learning; elearning; zertifizierungen; seminare; schulungen; certifications professionnelles; overige scholing
    certificaten; certificaat; certificeringen; certificering; certificates; certificate; certifications; certification; cursussen; cursus; courses; course; trainingen; training; trainings; cursussen en trainingen; bijscholing; nascholing; workshops
    cursussen en certificaten; opleidingen en certificaten overig; licenties; licences; licenses; licenses en certifications; registraties; diplomas en certificaten; rijbewijs; rijbewijzen; driving licence; driving license; permanente educatie; bij en nascholing
    professional development; professional training; professionele ontwikkeling; coursework; zertifikate; weiterbildung; weiterbildungen; fortbildung; fortbildungen; certificats; kurse; accreditations; additional training; courses taken; gevolgde cursussen; gevolgde trainingen
    honors awards; aanvullende opleidingen; overige opleidingen en cursussen; cursussen en workshops; korte opleidingen; vakgerichte cursussen`),
  projects: list(`
    projecten; project; projects; personal projects; side projects; portfolio; key projects; selected projects; project experience; projectervaring; projectoverzicht; eigen projecten; open source; open source projects; open source contributions; projekte; projets
    academic projects; relevante projecten; hobbyprojecten; persoonlijke projecten; freelance projects; freelance projecten; schoolprojecten; recent projects`),
  references: list(`
    referencias; referenze; referees and references; referenties; referentie; references; reference; referees; referenzen; aanbevelingen; recommendations; testimonials; referenties en contactpersonen`),
  interests: list(`
    aficiones; intereses; interets; centres d interet; interessi; hobby e interessi; ik hou van; wat ik graag doe; hobbys und interessen; waar word ik blij van; ontspanning
    hobbys; hobby; hobbies; interesses; interesse; interests; interest; interesses en hobbys; hobbys en interesses; vrije tijd; vrijetijdsbesteding; nevenactiviteiten en hobbys; in mijn vrije tijd; naast het werk; buiten het werk; wat ik leuk vind; when im not working; free time; leisure; interessen; freizeit; centres dinteret; loisirs; persoonlijke interesses; personal interests; sport; sporten; passies; passions; interessegebieden`),
  other: list(`
    wehrdienst; zivildienst; wehr und zivildienst; bundesfreiwilligendienst; engagement; mobil; mobilitat; varia; committees and service; teaching; weitere tatigkeiten; sonstige tatigkeiten; ehrenamtliche tatigkeit; extra activiteiten; maatschappelijk; maatschappelijk betrokken; maatschappelijke betrokkenheid; bestuurservaring; bestuurlijke activiteiten; job applied for; position applied for; preferred job; studies applied for; beoogde functie; functie waarvoor je solliciteert; extracurricular experience; extracurricular; extra curricular; otros datos; datos adicionales; informacion adicional; altre informazioni; informations complementaires; divers; verdere gegevens; voluntariado; additional details; andere gegevens; overige zaken; praktische informatie
    vrijwilligerswerk; vrijwilliger; vrijwilligerservaring; vrijwillige inzet; volunteering; volunteer; volunteer work; volunteer experience; voluntary work; volunteering experience; voluntary experience; ehrenamt; ehrenamtliche tatigkeiten; benevolat; community service; community involvement
    nevenactiviteiten; nevenfuncties; bestuursfuncties; maatschappelijke activiteiten; activiteiten; activities; extracurricular activities; extracurriculars; extracurriculair; extracurriculaire activiteiten; campus activities; leadership; leadership activities; student activities; commissies; commissiewerk; bestuurswerk
    freiwilligenarbeit; ehrenamtliches engagement; soziales engagement; volontariato; veroffentlichungen; bucher; books; articles; journal articles; book chapters; boeken; artikelen; livres; libri; on campus involvement; campus involvement; student involvement; involvement
    publicaties; publications; publication; publikationen; papers; journals; conferences; conference; presentations; presentaties; lezingen; talks; invited talks; patents; octrooien; research; onderzoek; selected publications; scholarly works; posters
    awards; prijzen; honors; honours; honors en awards; awards en honors; awards en scholarships; scholarships; onderscheidingen; prestaties; achievements; accomplishments; key achievements; recognition; auszeichnungen; preise; beurzen; exhibitions; exposities; tentoonstellingen; prijzen en onderscheidingen; grants; fellowships
    lidmaatschappen; lidmaatschap; memberships; membership; affiliations; professional affiliations; professional memberships; professional activities; service; mitgliedschaften; verenigingen
    overige; overig; overige informatie; overige gegevens; diversen; additional information; additional; other; other information; miscellaneous; bijzonderheden; aanvullende informatie; extra; extra informatie; sonstiges; annexes; bijlagen; beschikbaarheid; availability; wensen; opleidingen en werkervaring overig
    wanneer kan ik werken; wanneer ik kan werken; militaire dienst; military service; scriptie; thesis; afstudeeropdracht; afstuderen; media; blog; events; evenementen; mijn wensen; gewenste functie; ik zoek; wat zoek ik; verklaring; declaration; signature; handtekening; quote; motto; salaris; salarisindicatie; mobiliteit; vervoer`),
}

/** Words that may stand before or after a known wording without changing what it is about. */
export const qualifiers: readonly string[] = list(`
  relevante; relevant; overige; overig; andere; other; recente; recent; eerdere; vroegere; previous; past; earlier; additional; aanvullende; belangrijkste; voornaamste; mijn; my; our; key; main; selected; selectie; selection; professionele; professional
  actuele; huidige; current; algemene; general; bijzondere; specifieke; specific; betaalde; onbetaalde; full time; part time; gevolgde; behaalde; genoten; afgeronde; persoonlijke; personal; core; technische; technical; praktische; practical; relevante andere; further; weitere; sonstige
  chronologisch; chronological; overzicht; overview; history; historie; vervolg; continued; cont; contd; fortsetzung; kort; beknopt; details; detail; sinds; the; de; het; een; profiel; profielen; section; summary; nederland; internationale; international; buitenlandse; academic; academische; formal; formele; maatschappelijke; voortgezette; vooraf; basis; hoogst; hoogste`)
