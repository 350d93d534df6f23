import { englishNouns } from './english-nouns.ts'

/** English of vacancies, a word or phrase each with its Dutch. */
const WORDS = `and=en|or=of|with=met|for=voor|the=de|our=onze|all our=al onze|by=door|from=vanuit|at=bij|on=op|during=tijdens
every=elke|since=sinds|together with=samen met|in=in|of=van|per=per|no=geen|as=als|as well as=en
more than=meer dan|up to=tot|open=open|informal=informeel|two=twee|three=drie|four=vier|five=vijf|monday=maandag
tuesday=dinsdag|wednesday=woensdag|thursday=donderdag|friday=vrijdag|saturday=zaterdag|sunday=zondag
sundays=zondagen|saturdays=zaterdagen|weekends=weekenden|day=dag|days=dagen|week=week|weeks=weken|month=maand
months=maanden|year=jaar|years=jaar|hour=uur|hours=uur|shift=dienst|shifts=diensten|office hours=kantooruren
opening hours=openingstijden|on site=op locatie|abroad=in het buitenland|remote support=ondersteuning op afstand
occasionally=af en toe|sometimes=soms|staff discount=personeelskorting|free parking=gratis parkeren
meal=maaltijd|meals=maaltijden|lunch=lunch|fruit=fruit|drinks=drankjes|bonus=bonus|upselling=upselling
allowances=toeslagen|allowance=toeslag|holidays=vakantiedagen|vacation days=vakantiedagen
pension plan=pensioenregeling|pensionplan=pensioenregeling|learning budget=opleidingsbudget
training budget=opleidingsbudget|personal budget=persoonlijk budget|budget=budget|training=training
travel allowance=reiskostenvergoeding|company car=auto van de zaak|phone=telefoon|laptop=laptop
stock options=aandelenopties|permanent contract=vast contract|work clothes=werkkleding|rooms=kamers
restaurant=restaurant|wellness=wellness|4-star hotel=4-sterrenhotel|3-star hotel=3-sterrenhotel|hotel=hotel
hotels=hotels|guests=gasten|complaints=klachten|customer=klant|customers=klanten|clients=klanten
colleagues=collega’s|employees=medewerkers|people=mensen|teammates=teamgenoten|engineers=engineers
developers=developers|project leads=projectleiders|team=team|teams=teams|family business=familiebedrijf
company=bedrijf|flat organisation=platte organisatie|flat organization=platte organisatie|fun=plezier
no egos=geen ego’s|no ego’s=geen ego’s|knowledge=kennis|founded=opgericht|started=begonnen
student project=studentenproject|countries=landen|cities=steden|automation=automatisering
industrial automation=industriële automatisering|pumping stations=gemalen|locks=sluizen|hospitality=horeca
logistics=logistiek|warehouse=magazijn|features=features|tests=tests|code=code
functional specs=functionele specificaties|specs=specificaties|software=software|reports=rapporten|orders=orders
goods=goederen|stock=voorraad|inventory=voorraad|machines=machines|tools=gereedschap|safety=veiligheid
quality=kwaliteit|invoices=facturen|payments=betalingen|meetings=vergaderingen|documentation=documentatie
requirements=eisen|questions=vragen|emails=e-mails|phone calls=telefoontjes|data=data|dashboards=dashboards
pipelines=pipelines|databases=databases|patients=patiënten|children=kinderen|students=studenten|cars=auto’s
trucks=vrachtwagens|spare parts=onderdelen|parts=onderdelen|new colleagues=nieuwe collega’s|events=evenementen
cash=kas|day closing=dagafsluiting|experience=ervaring|plus=pluspunt|fluent=vloeiend|dutch=Nederlands
english=Engels|german=Duits|french=Frans|ownership=eigenaarschap|1st class=1e klas|2nd class=2e klas
we share=we delen|holiday allowance=vakantiegeld|free lunch=gratis lunch|technology=technologie|smile=glimlach|required=vereist|portfolio=portfolio|you take ownership=je neemt verantwoordelijkheid
user flows=userflows|prototypes=prototypes|usability tests=usabilitytests|our design system=ons designsysteem|design system=designsysteem|product owner=product owner
product owners=product owners|work together with=samenwerken met|hospitals=ziekenhuizen|healthcare technology=zorgtechnologie|now=nu
designers=designers|fridays=vrijdagen|mondays=maandagen|home=thuis|commercial buildings=bedrijfsgebouwen|management=management|sales=sales`

const entriesOf = (text: string) =>
  text.split(/[|\n]/).map((entry): [string, string] => {
    const [english = '', dutch = ''] = entry.split('=')
    return [english, dutch]
  })

export const englishWords: ReadonlyMap<string, string> = new Map([...englishNouns, ...entriesOf(WORDS)])

/** These are Dutch too, and don't tell that a text is English. */
export const dutchToo: ReadonlySet<string> = new Set(
  `of in door open per no week lunch fruit bonus budget training laptop restaurant wellness hotel hotels team teams code data stock features
  engineers developers orders machines tests software dashboards databases pipelines cash portfolio prototypes designers management plus student tools events cars sales
  site sites issues calls shop shops flat fun files equipment help a`.split(/\s+/),
)
