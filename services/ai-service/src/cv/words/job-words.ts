const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/**
 * Words that name an occupation, in Dutch, English, German, French and Spanish, as they stand in titles of jobs;
 * without accents.
 */
export const jobWords = words(`
  medewerker medewerkster adviseur adviseuse verpleegkundige verzorgende verzorger monteur manager managing engineer developer consultant stagiair stagiaire stagaire stage hoofd directeur directrice chef teamleider teamlead lead leader
  projectleider coordinator coordinatrice assistent assistente administrateur administratrice boekhouder boekhoudster accountant controller analist analyst analiste ontwikkelaar programmeur architect ontwerper vormgever designer tester
  beheerder beheerster specialist specialiste expert deskundige docent docente leraar lerares leerkracht onderwijzer onderwijzeres juf meester trainer trainster coach begeleider begeleidster hulpverlener therapeut fysiotherapeut logopedist psycholoog
  arts huisarts chirurg tandarts apotheker doktersassistente tandartsassistente apothekersassistente verloskundige kraamverzorgende helpende zorghulp zorgkundige maatschappelijk pedagoog pedagogisch jongerenwerker agoog
  secretaresse secretaris receptionist receptioniste telefonist telefoniste baliemedewerker gastheer gastvrouw ober serveerster kelner barman barkeeper barista kok souschef bakker slager kassier kassiere caissiere verkoper verkoopster winkelmedewerker vakkenvuller vulploegmedewerker bezorger koerier
  chauffeur vrachtwagenchauffeur taxichauffeur heftruckchauffeur buschauffeur machinist conducteur stuurman kapitein piloot steward stewardess magazijnmedewerker orderpicker orderpikker logistiek planner productiemedewerker operator procesoperator lasser bankwerker frezer draaier timmerman metselaar
  schilder stukadoor loodgieter installateur elektricien dakdekker stratenmaker grondwerker uitvoerder werkvoorbereider calculator opzichter voorman ploegleider hovenier tuinman boer schoonmaker schoonmaakster huishoudelijk conciërge concierge beveiliger bewaker portier agent politieagent
  inspecteur rechercheur brandweerman militair officier soldaat jurist juriste advocaat notaris rechter griffier ambtenaar beleidsmedewerker beleidsadviseur bestuurder wethouder raadslid burgemeester voorzitter penningmeester bestuurslid lid president founder cofounder co-founder oprichter
  oprichtster eigenaar eigenaresse ondernemer zelfstandige zelfstandig zzp zzper freelancer freelance ceo cto cfo coo cio cmo vp partner vennoot associate principal director head officer executive administrator assistant clerk secretary receptionist cashier waiter waitress bartender cook baker driver
  operative technician mechanic electrician plumber carpenter welder builder labourer laborer worker cleaner guard teacher tutor lecturer professor researcher scientist fellow postdoc phd promovendus onderzoeker wetenschapper hoogleraar student-assistent studentassistent student intern trainee apprentice leerling
  nurse caregiver doctor physician surgeon dentist pharmacist physiotherapist psychologist counselor counsellor recruiter recruitmentmedewerker intercedent intercedente hr-adviseur marketeer marketing copywriter redacteur redactrice journalist editor writer author fotograaf photographer filmmaker producer producent
  regisseur acteur actrice musicus muzikant artist kunstenaar tekstschrijver vertaler translator tolk interpreter buyer inkoper inkoopster accountmanager salesmanager sales verkoopmedewerker vertegenwoordiger representative salesman storemanager filiaalmanager filiaalleider bedrijfsleider bedrijfsleidster
  supervisor foreman superintendent inspector auditor strategist planner scheduler dispatcher buyer purchaser trader broker banker teller underwriter actuary economist lawyer attorney solicitor paralegal counsel librarian curator archivist archivaris bibliothecaris statistician mathematician chemist
  chemicus bioloog biologist fysicus physicist geoloog geologist laborant laborante analiste scrum master scrummaster owner productowner product-owner programmer coder administrator sysadmin devops webmaster webdesigner webdeveloper frontend backend fullstack full-stack tester ninja wizard guru evangelist
  ambassadeur ambassador promotor hostess model kapper kapster schoonheidsspecialiste masseur nagelstyliste visagist styliste stylist florist bloemist bloembinder dierenarts dierenverzorger paraveterinair groom instructeur instructrice instructor zweminstructeur badmeester lifeguard volunteer vrijwilliger vrijwilligster
  uitzendkracht oproepkracht invalkracht werkstudent praktikant praktikantin mitarbeiter mitarbeiterin leiter leiterin entwickler entwicklerin berater beraterin kaufmann kauffrau verkaufer verkauferin sachbearbeiter sachbearbeiterin geschaftsfuhrer ingenieur techniker lehrer lehrerin pfleger krankenschwester analyst analystin
  consulente consulent klantmanager klantadviseur casemanager casemanger regisseuse makelaar taxateur hypotheekadviseur verzekeringsadviseur belastingadviseur salarisadministrateur debiteurenbeheerder crediteurenbeheerder contentmanager communicatieadviseur communicatiemedewerker voorlichter woordvoerder evenementenmanager
  callcenter callcentermedewerker helpdeskmedewerker servicedeskmedewerker systeembeheerder netwerkbeheerder applicatiebeheerder informatieanalist businessanalist business-analist data-analist datascientist testmanager releasemanager procesmanager kwaliteitsmanager veiligheidskundige milieukundige toezichthouder handhaver boa keurmeester
  huismeester wijkverpleegkundige triagist ambulancechauffeur ambulanceverpleegkundige anesthesiemedewerker operatieassistent radiologisch dietist dietiste ergotherapeut activiteitenbegeleider persoonlijk woonbegeleider groepsleider groepsleidster peuterleidster kinderopvang oppas au-pair nanny babysitter onderwijsassistent
  intern-begeleider decaan mentor remedial schoolleider rector conrector teamcoach praktijkbegeleider praktijkondersteuner poh leidinggevende afdelingshoofd sectorhoofd unitmanager locatiemanager regiomanager directiesecretaresse managementassistente office-manager officemanager projectmanager projectmedewerker programmamanager interim
  kwartiermaker veranderaar bestuursadviseur bestuurssecretaris griffiemedewerker juridisch financieel commercieel technisch administratief facilitair huishoudelijke schoonmaakmedewerker keukenhulp afwashulp keukenmedewerker horecamedewerker bediening afwasser krantenbezorger pakketbezorger postbode postbezorger glazenwasser
  stylist merchandiser visual modeadviseur optometrist opticien audicien prothesist audioloog klinisch embryoloog arbeidsdeskundige re-integratieconsulent jobcoach loopbaanadviseur uitvaartleider dominee pastor pastoraal geestelijk imam predikant kinderverzorgster verkeersregelaar verhuizer sloper asbestsaneerder glaszetter
  tegelzetter vloerenlegger parketteur keukenmonteur servicemonteur onderhoudsmonteur koelmonteur automonteur fietsenmaker fietsenmonteur cnc-draaier cnc-frezer plaatwerker constructeur tekenaar engineer werktuigbouwkundige elektrotechnicus mechatronicus landmeter geodeet stedenbouwkundige planoloog landschapsarchitect
  leider leidster ontwerpster advocate therapeute magazijnier studente animator technicus strateeg kraanmachinist ciso
  voorvrouw kamermeisje inpakker inpakster naaister afwasser afwashulp keukenhulp afwasmedewerker visfileerder matroos schipper visser machinevoerder kraandrijver sloper tegelzetter glaszetter vloerenlegger voeger ijzervlechter steigerbouwer rigger fitter pijpfitter spuiter autospuiter poetser
  glazenwasser gids reisleider reisleidster croupier postbode postsorteerder sorteerder krantenbezorger oppas gastouder peuterleidster overblijfmoeder amanuensis toa rector conrector decaan mentor geluidstechnicus lichttechnicus cameraman geluidsman dirigent zanger zangeres danser danseres presentator presentatrice
  opticien audicien dietist dietiste optometrist ergotherapeut predikant dominee koster illustrator tekenaar etaleur winkelbediende uitbater exploitant franchisenemer koopman veehouder melkveehouder akkerbouwer kweker teler loonwerker boswachter smid instrumentmaker meubelmaker coupeuse kleermaker goudsmid drukker zeefdrukker
  documentalist notulist notuliste typiste datatypist deurwaarder mediator bewindvoerder curator schuldhulpverlener bewaarder douanier wachtmeester sergeant korporaal luitenant majoor vlieger purser acceptant actuaris fiscalist treasurer kwartiermaker stedenbouwkundige planoloog landmeter geodeet constructeur modelleur
  promovenda lector wijkagent gemeentesecretaris jongerenwerkster maatschappelijk werker wijkverpleger helper barmedewerker keukenmedewerker hoofdverpleegkundige teamhoofd afdelingshoofd unithoofd clustermanager managementassistente directiesecretaresse
  adventurer housekeeper porter sommelier bookkeeper estimator surveyor draughtsman merchandiser tailor seamstress paramedic midwife carer caretaker janitor picker packer loader dishwasher nanny babysitter facilitator adviser advisor generalist gardener landscaper machinist fabricator technologist radiographer hygienist optician
  optometrist dietitian nutritionist veterinarian chaplain pastor lieutenant deckhand sailor farmer bricklayer plasterer roofer scaffolder painter joiner glazier usher promoter moderator examiner headteacher headmaster registrar chairman chairwoman seller pilot rep mentor demonstrator grader proofreader
  technieker technicien opvoeder opvoedster animatrice monitor monitrice ploegbaas kraanman vakman zaakvoerder zaakvoerster afgevaardigde poetsvrouw poetshulp jobstudent lesgever lesgeefster kleuterleidster verpleger verpleegster arbeider arbeidster verantwoordelijke functionaris ambtenaar juwelier expediteur dispatcher griffier substituut magistraat rijinstructeur reparateur controleur handelaar groothandelaar onderhandelaar bemiddelaar huishoudhulp knecht gezel werkman werkvrouw landbouwer veeboer fruitteler begeleidster rekkenvuller
  surgeon practitioner educator commander colonel soldier therapist physiologist trustee auditor appraiser modeller cartographer forester agronomist ecologist brewer brewmaster distiller assembler installer repairer dealer ranger trapper dresser cutter grinder polisher finisher caster moulder roaster taster blender drafter draughtsperson coordinator co-ordinator planner handler attendant host hostess server runner mate member specialist counsellor councillor ambassador consul diplomat superintendent steward warden keeper
  waitstaff barback busser stocker handyman contractor subcontractor presenter anchor columnist correspondent blogger vlogger influencer dancer singer composer animator cinematographer videographer
  reporter wehrdienst zivildienst dienstplicht dienstplichtig dienstplichtige praktikum praktika tirocinio stagista addetto addetta assistente amministrativo disponent disponentin kassierer kassiererin verkaufskraft pflegekraft burokraft helfer helferin pflegerin altenpfleger altenpflegerin krankenpfleger erzieher erzieherin fahrer fahrerin kraftfahrer lagerist lageristin fachkraft servicekraft aushilfe hilfskraft bauleiter bauleiterin oberbauleiter oberbauleiterin bauzeichner bauzeichnerin mechaniker mechatroniker elektriker elektroniker schlosser schreiner tischler
  maurer maler dachdecker koch kochin kellner kellnerin backer metzger friseur friseurin gartner verkaufsberater verkaufsleiter vertriebsleiter vertriebsmitarbeiter einkaufer buchhalter buchhalterin steuerberater rechtsanwalt rechtsanwaltin notar arzt arztin zahnarzt apothekerin sekretar sekretarin assistentin referent referentin projektleiter
  projektleiterin teamleiterin abteilungsleiter abteilungsleiterin geschaftsfuhrerin inhaber inhaberin selbststandig selbstandig freiberufler freiberuflich auszubildende auszubildender azubi wissenschaftlicher doktorand doktorandin forscher professorin dozent dozentin redakteur redakteurin ubersetzer dolmetscher ingenieurin technikerin meisterin hausmeister
  reinigungskraft abrechnungstechnikerin softwareentwickler systemadministrator administratorin designerin grafiker gestalter architektin planerin sozialarbeiter sozialpadagoge sozialpadagogin hebamme therapeutin
  cuisinier cuisiniere commis serveur serveuse vendeur vendeuse responsable charge chargee technicien technicienne comptable assistante directrice conseiller conseillere infirmier infirmiere aide-soignant aide-soignante educateur educatrice enseignant enseignante professeur formateur formatrice developpeur developpeuse alternant alternante
  apprenti apprentie gestionnaire secretaire caissier caissiere hotesse ouvrier ouvriere livreur preparateur preparatrice magasinier mecanicien electricien plombier menuisier macon peintre animateur animatrice employe employee operateur operatrice redactrice traducteur traductrice graphiste juriste avocat avocate notaire medecin pharmacien pharmacienne
  sage-femme puericultrice auxiliaire consultante coordinateur coordinatrice analyste acheteur acheteuse commercial commerciale boulanger patissier boucher coiffeur coiffeuse jardinier plongeur receptionniste gouvernante standardiste teleconseiller teleconseillere gerant gerante vacataire benevole interimaire chercheur chercheuse doctorant doctorante ingenieure
  camarero camarera cocinero cocinera dependiente dependienta vendedor vendedora administrativo administrativa contable gerente jefe jefa directora ingeniero ingeniera tecnico tecnica profesor profesora maestro maestra enfermero enfermera auxiliar medico medica abogado abogada recepcionista conductor conductora operario operaria mecanico electricista
  fontanero albanil carpintero limpiador limpiadora cuidador cuidadora monitora becario becaria desarrollador desarrolladora programador programadora analista consultor consultora comercial encargado encargada coordinadora ayudante asistente secretaria traductor traductora periodista disenador disenadora arquitecto arquitecta investigador investigadora
  peluquero peluquera repartidor mozo cajero cajera teleoperador teleoperadora responsable cameriere cuoco commesso commessa impiegato impiegata segretaria infermiere insegnante operaio stagista tirocinante responsabile ingegnere cozinheiro empregado estagiario enfermeira engenheiro tecnico kierownik pracownik sprzedawca kierowca magazynier
`)

/** Ends of words that make a person out of a deed or a subject: 'projectleider', 'wijkverpleegkundige'. */
export const jobEndings: readonly string[] = (
  'medewerker medewerkster verpleegkundige kundige leider leidster manager adviseur adviseuse monteur assistent assistente beheerder begeleider begeleidster verzorger verzorgster technicus technoloog ontwikkelaar chauffeur coordinator ' +
  'specialist specialiste engineer developer consultant consulent consulente analist analiste analyst controller architect ontwerper werker werkster coach trainer docent leraar therapeut bezorger planner tester ' +
  'directeur inspecteur inkoper verkoper bediende behandelaar begeleidende leiter berater entwickler ingenieur techniker psycholoog bioloog eigenaar voorzitter ' +
  'timmerman schilder metselaar loodgieter lasser docente lerares onderwijzer secretaresse boekhouder administrateur designer programmeur operator verkoopster vertegenwoordiger recruiter jurist juriste advocaat advocate notaris accountant therapeute apotheker bakker slager kapper schoonmaker schoonmaakster beveiliger ' +
  'magazijnier voorman uitvoerder werkvoorbereider calculator tekenaar opzichter bestuurder ondernemer freelancer stagiair stagiaire student studente trainee officer teacher onderzoeker redacteur journalist fotograaf vormgever producer makelaar marketeer copywriter vertaler tolk piloot logopedist pedagoog hovenier ' +
  'stukadoor dakdekker machinist receptionist receptioniste editor rechercheur wetenschapper conducteur hoogleraar mitarbeiter mitarbeiterin leiterin beraterin entwicklerin helferin pfleger pflegerin fahrer fahrerin kaufmann kauffrau verkaufer verkauferin lehrer lehrerin arbeiter arbeiterin techniker technikerin ' +
  'ingenieurin assistentin sekretarin mechaniker elektriker zeichner zeichnerin referent referentin praktikant praktikantin wissenschaftler wissenschaftlerin meisterin ' +
  'verantwoordelijke opvoeder opvoedster technieker arbeidster arbeider handelaar functionaris ambtenaar bediener reparateur controleur instructeur instructrice verpleger verpleegster hulpverlener lesgever lesgeefster opleider ondersteuner zaakvoerder zaakvoerster leerkracht organisator regisseur reiniger ' +
  'onthaalmoeder onthaalouder inspectrice coordinatrice monitrice klerk expediteur restaurateur coordinatoren werfleider ploegbaas werfbaas chefkok politicus voorbereider voorlichter bewaarder bestuurster raadgever raadgeefster magistraat architekt entwickler programmeur geneesheer oloog'
).split(' ')

/** Ends that surnames share: 'Schoenmaker', 'Hofmeester'. */
export const surnameEndings: readonly string[] =
  'maker meester bouwer wasser rijder hulp kracht hoofd bewaker schrijver arts agent portier sommelier koerier gids wachter houder kweker fokker drukker zetter snijder slijper spuiter officier jockey lector kok smid matroos duiker brander stoffeerder bereider'.split(
    ' ',
  )

/** Weaker ends: most words with them name a person, some a firm. */
export const weakJobEndings: readonly string[] = [
  'eur',
  'laar',
  'naar',
  'ator',
  'graaf',
  'ician',
  'iste',
  'ist',
  'ant',
  'ente',
  'trice',
  'loog',
  'logist',
  'ster',
  'ende',
  'aris',
  'icus',
  'eer',
]

/** Words that say how senior or how wide a job is; they begin titles. */
export const rankWords = words(
  `senior junior medior sr jr sr. jr. hoofd adjunct plaatsvervangend waarnemend assistent interim chief vice deputy acting executive eerste algemeen general allround freelance zelfstandig teaching graduate undergraduate global regional regionaal leidinggevend meewerkend aankomend deeltijd uitvoerend`,
)
