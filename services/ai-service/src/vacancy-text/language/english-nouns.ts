/** What work is about, by trade, a word or phrase each with its Dutch; what is the same in Dutch stands here too. */
const NOUNS = `tickets=tickets|ticket=ticket|incidents=incidenten|incident=incident|bugs=bugs|issues=problemen|problems=problemen
problem=probleem|fixes=oplossingen|solutions=oplossingen|solution=oplossing|queries=query’s|scripts=scripts|servers=servers
systems=systemen|system=systeem|networks=netwerken|network=netwerk|applications=applicaties|application=applicatie
apps=apps|platform=platform|platforms=platforms|cloud=cloud|infrastructure=infrastructuur|users=gebruikers|user=gebruiker
end users=eindgebruikers|processes=processen|process=proces|workflows=workflows|updates=updates|releases=releases
backups=back-ups|monitoring=monitoring|security=beveiliging|accounts=accounts|account=account|manuals=handleidingen
manual=handleiding|procedures=procedures|architecture=architectuur|backend=backend|frontend=frontend|api=API|apis=API’s
integrations=integraties|interfaces=interfaces|models=modellen|analyses=analyses|analysis=analyse|insights=inzichten
projects=projecten|project=project|planning=planning|deadlines=deadlines|agreements=afspraken|contracts=contracten
contract=contract|contract types=contractvormen|suppliers=leveranciers|supplier=leverancier|partners=partners|vendors=leveranciers
stakeholders=belanghebbenden|management team=managementteam|departments=afdelingen|department=afdeling|branches=vestigingen
branch=vestiging|offices=kantoren|office=kantoor|sites=locaties|site=locatie|locations=locaties|shop=winkel|store=winkel
stores=winkels|shops=winkels|products=producten|product=product|services=diensten|service=service|deliveries=leveringen
delivery=levering|shipments=zendingen|shipment=zending|packages=pakketten|parcels=pakketten|pallets=pallets|boxes=dozen
containers=containers|trailers=trailers|vans=bestelwagens|vehicles=voertuigen|vehicle=voertuig
forklift=heftruck|routes=routes|route=route|returns=retouren|inventory counts=voorraadtellingen|warehouse management system=magazijnsysteem
production line=productielijn|production lines=productielijnen|production=productie|machine=machine|equipment=apparatuur
components=onderdelen|installations=installaties|installation=installatie|drawings=tekeningen|technical drawings=technische tekeningen
maintenance=onderhoud|preventive maintenance=preventief onderhoud|repairs=reparaties|malfunctions=storingen|faults=storingen
inspections=inspecties|checks=controles|quality checks=kwaliteitscontroles|quality control=kwaliteitscontrole|audits=audits
hygiene=hygiëne|kitchen=keuken|bar=bar|terrace=terras|tables=tafels|table=tafel|dishes=gerechten|menu=menu|menus=menu’s
food=eten|breakfast=ontbijt|dinner=diner|reservations=reserveringen|bookings=boekingen|check-in=check-in|check-out=check-out
reception=receptie|front desk=receptie|housekeeping=huishouding|bathrooms=badkamers|toilets=toiletten|floors=vloeren
laundry=was|linen=linnengoed|waste=afval|residents=bewoners|patient=patiënt|child=kind|parents=ouders|family=familie
families=families|medication=medicatie|care plans=zorgplannen|care plan=zorgplan|care=zorg|daily care=dagelijkse zorg
lessons=lessen|classes=lessen|courses=cursussen|workshops=workshops|training sessions=trainingen|trainings=trainingen
teachers=docenten|student=student|interns=stagiairs|trainees=trainees|staff=personeel|team members=teamleden|team leads=teamleiders
team lead=teamleider|managers=managers|manager=manager|candidates=kandidaten|candidate=kandidaat|vacancies=vacatures|interviews=gesprekken
job interviews=sollicitatiegesprekken|onboarding=onboarding|payroll=salarisadministratie|hr=hr|administration=administratie
financial administration=financiële administratie|accounts payable=crediteuren|accounts receivable=debiteuren|invoice=factuur
ledgers=grootboeken|bank statements=bankafschriften|payments=betalingen|vat returns=btw-aangiften|annual accounts=jaarrekeningen
month-end closing=maandafsluiting|budgets=budgetten|forecasts=prognoses|figures=cijfers|costs=kosten|purchases=inkopen
purchase orders=inkooporders|sales orders=verkooporders|quotes=offertes|quotations=offertes|offers=offertes|leads=leads|prospects=prospects
appointments=afspraken|customer visits=klantbezoeken|relations=relaties|market=markt|campaigns=campagnes|content=content
social media=social media|website=website|newsletter=nieuwsbrief|newsletters=nieuwsbrieven|texts=teksten|presentations=presentaties
calls=telefoontjes|phone=telefoon|email=e-mail|chat=chat|mail=mail|letters=brieven|requests=aanvragen|customer questions=klantvragen
customer requests=klantvragen|customer service=klantenservice|files=dossiers|records=gegevens|information=informatie|reports=rapporten
report=rapport|overviews=overzichten|statistics=statistieken|database=database|spreadsheets=spreadsheets|tasks=taken|task=taak|work=werk
activities=activiteiten|improvements=verbeteringen|ideas=ideeën|changes=wijzigingen|feedback=feedback|results=resultaten|goals=doelen
risks=risico’s|rules=regels|guidelines=richtlijnen|safety rules=veiligheidsregels|regulations=regelgeving|policy=beleid|policies=beleid
construction site=bouwplaats|construction sites=bouwplaatsen|houses=woningen|buildings=gebouwen|roofs=daken|walls=muren|cables=kabels
pipes=leidingen|tools=gereedschap|materials=materialen|material=materiaal|garden=tuin|gardens=tuinen|plants=planten|animals=dieren
fields=velden|greenhouse=kas|harvest=oogst|europe=Europa|belgium=België|germany=Duitsland|the netherlands=Nederland|netherlands=Nederland
new=nieuwe|existing=bestaande|technical=technische|daily=dagelijkse|weekly=wekelijkse|monthly=maandelijkse|yearly=jaarlijkse
annual=jaarlijkse|internal=interne|external=externe|international=internationale|national=nationale|local=lokale|small=kleine
large=grote|big=grote|own=eigen|other=andere|various=diverse|different=verschillende|several=verschillende|complex=complexe
critical=kritieke|incoming=inkomende|outgoing=uitgaande|financial=financiële|legal=juridische|medical=medische|digital=digitale
first=eerste|second=tweede|third=derde|all=alle|main=belangrijkste|heavy=zware|light=lichte|clear=duidelijke|good=goede
our own=onze eigen|your own=je eigen|your=je|their=hun|its=zijn|a=een|an=een|via=via|within=binnen|through=via|about=over
into=in|after=na|before=voor|between=tussen|under=onder|over=over|against=tegen|online=online|on location=op locatie
on-site=op locatie|by phone=per telefoon|by email=per e-mail|by mail=per post|over the phone=telefonisch
a week=per week|a month=per maand|a year=per jaar|per month=per maand|per year=per jaar|per day=per dag|once=één keer|twice=twee keer
when needed=waar nodig|where needed=waar nodig|if needed=waar nodig|if necessary=waar nodig|independently=zelfstandig|safely=veilig
team spirit=teamgeest|night allowance=nachttoeslag|shift allowance=ploegentoeslag|free transport=gratis vervoer|no problem=geen probleem
shift leader=ploegleider|night shift=nachtdienst|nightshift=nachtdienst|warehousing=opslag|webshops=webshops|forklift licence=heftruckcertificaat
reachtruck licence=reachtruckcertificaat|reach truck licence=reachtruckcertificaat|working hours=werktijden|overtime=overuren|people manager=peoplemanager|friday drinks=vrijdagmiddagborrel|flat=platte|organisation=organisatie|organization=organisatie|fun=plezier
you are=je bent|you have=je hebt|you speak=je spreekt|you work=je werkt|you know=je kent|you take=je neemt|you can=je kunt|not=niet
help=hulp|responsibility=verantwoordelijkheid|initiative=initiatief|to=aan|spin-off=spin-off`

/** Words of the gloss that want 'het' before them, and 'ons'; a compound by its last part. */
const HET =
  /(?:^|\p{L})(?:team|systeem|bedrijf|magazijn|kantoor|netwerk|proces|project|product|platform|beleid|onderhoud|materiaal|rapport|budget|huis|hotel|gebouw|restaurant|terras|voertuig|incident|probleem|contract|menu|personeel|gereedschap|kind|ontbijt|diner|eten|zorgplan|ticket|account|afval|linnengoed|werk|resultaat|doel)$/u
const ADJECTIVE_END = /e$/

/** Articles and 'onze' as the noun behind them wants: 'het team', 'ons nieuwe systeem'. */
export const withArticles = (dutch: string): string => {
  const words = dutch.split(' ')
  return words
    .map((word, at) => {
      if (word !== 'de' && word !== 'onze') return word
      let next = at + 1
      while (next < words.length - 1 && ADJECTIVE_END.test(words[next] ?? '')) next += 1
      const noun = (words[next] ?? '').replace(/[^\p{L}-]/gu, '')
      if (!HET.test(noun)) return word
      return word === 'de' ? 'het' : 'ons'
    })
    .join(' ')
}

export const englishNouns: readonly (readonly [string, string])[] = NOUNS.split(/[|\n]/).map((entry) => {
  const [english = '', dutch = ''] = entry.split('=')
  return [english, dutch]
})
