# python-docx: five pages of assignments
import sys
from docx import Document
from docx.shared import Cm, Pt, RGBColor

ASSIGNMENTS = [
    ('Programmamanager digitale dienstverlening', 'Provincie Waterland-Noord', "januari 2023 – heden", 'De provincie wil dat inwoners en bedrijven een vergunning in één keer goed kunnen aanvragen. Tien afdelingen werken elk met hun eigen formulieren, archieven en afspraken. Maarten leidt het programma met vijf projecten en rapporteert aan de directie.', 'Opzet van het programma en de governance. Selectie en contractering van een leverancier. Begeleiding van drie projectleiders en een team van informatieanalisten. Maandelijks overleg met het college.', 'De eerste twaalf formulieren zijn in gebruik; de doorlooptijd van een aanvraag daalde van elf naar vijf weken.', 'PRINCE2, MSP, Azure DevOps, Open Zaak'),
    ('Projectmanager datacentermigratie', 'Verzekeraar De Vuurtoren', 'maart 2021 – december 2022', 'Twee datacenters moesten dicht. In totaal draaiden er 640 toepassingen op ruim 2.000 servers, deels zonder eigenaar of documentatie.', 'Inventarisatie, planning in golven, afspraken met de vakbond over weekendwerk en de communicatie met 3.500 medewerkers.', 'Alle toepassingen zijn binnen het budget van 9 miljoen euro verhuisd. Er was één storing van meer dan een uur.', 'VMware, Azure, ServiceNow, Ansible'),
    ('Scrum master', 'Pensioenfonds Binnenvaart', 'juni 2019 – februari 2021', 'Drie teams bouwden een nieuw deelnemersportaal, maar leverden al een jaar niets op dat deelnemers konden gebruiken.', 'Terugbrengen van de teams tot twee, inrichten van een gezamenlijke werkvoorraad, coachen van de producteigenaren en wekelijkse demonstraties voor het bestuur.', 'Na vier maanden stond de eerste versie live. Deelnemers geven het portaal een 7,9.', 'Scrum, SAFe, Jira, Confluence'),
    ('Projectleider ERP', 'Zuivelcoöperatie Polderland', 'september 2016 – mei 2019', 'De coöperatie verving vier verouderde systemen door één ERP-pakket voor zeven fabrieken.', 'Leiding over het kernteam van zestien mensen, testmanagement, gegevensmigratie en de opleiding van 900 gebruikers.', 'Zeven livegangen in dertien maanden, zonder stilstand van de melkontvangst.', 'SAP S/4HANA, HP ALM, MS Project'),
    ('Testmanager', 'Vervoerbedrijf Randstad-Zuid', 'februari 2014 – augustus 2016', 'Nieuwe boordcomputers voor 410 bussen en een nieuwe reisinformatieketen.', 'Teststrategie, inrichten van een testbus, acceptatietesten met chauffeurs, aansturing van acht testers.', 'Vlekkeloze start van de dienstregeling in december 2015.', 'TMap, Selenium, TestRail'),
    ('Informatieanalist', 'Ministerie van Landelijk Gebied', 'oktober 2011 – januari 2014', 'Subsidies voor natuurbeheer werden op papier aangevraagd en met de hand overgetypt.', 'Procesmodellen, gebruikersverhalen, werksessies met boeren en beheerders.', 'Negen van de tien aanvragen komen nu digitaal binnen.', 'BPMN, UML, Enterprise Architect'),
    ('Functioneel beheerder', 'Ziekenhuisgroep Zaanboog', 'april 2008 – september 2011', 'Twee ziekenhuizen fuseerden en kregen één patiëntendossier.', 'Inrichting van het dossier voor de polikliniek, ondersteuning op de werkvloer, autorisaties.', 'Een gezamenlijk dossier en 1.800 opgeleide collega’s.', 'Chipsoft, Oracle, ITIL'),
    ('Medewerker servicedesk', 'Hogeschool Zaanstreek', 'augustus 2005 – maart 2008', 'Eerste en tweede lijn voor 1.200 medewerkers en 14.000 studenten.', 'Oplossen van meldingen, beheer van werkplekken, schrijven van handleidingen.', 'Handleidingen die jaren later nog werden gebruikt.', 'Windows XP, TOPdesk, Active Directory'),
]
doc = Document()
doc.styles['Normal'].font.name = 'Carlito'
doc.styles['Normal'].font.size = Pt(12.5)
doc.styles['Normal'].paragraph_format.space_after = Pt(10)
part = doc.sections[0]
part.page_width, part.page_height, part.left_margin, part.right_margin = Cm(21), Cm(29.7), Cm(2.7), Cm(2.7)
part.header.paragraphs[0].text = 'Maarten Terpstra\t\tprogrammamanager'
part.footer.paragraphs[0].text = 'maarten.terpstra@example.com\t\t06 12 90 45 78'


def head(text: str) -> None:
    said = doc.add_paragraph()
    run = said.add_run(text.upper())
    run.bold, run.font.size, run.font.color.rgb = True, Pt(14), RGBColor(0x1F, 0x4E, 0x79)
    said.paragraph_format.space_before = Pt(14)
    said.paragraph_format.keep_with_next = True


def field(label: str, text: str, keep: bool = True) -> None:
    said = doc.add_paragraph()
    said.add_run(f'{label}: ').bold = True
    said.add_run(text)
    said.paragraph_format.keep_with_next = keep


for label, value in [('Naam', 'Maarten Terpstra'), ('Woonplaats', 'Zaandam'), ('Geboortejaar', '1981'), ('Opleidingsniveau', 'hbo'), ('Talen', 'Nederlands, Engels'), ('Beschikbaar vanaf', '1 maart, 32-36 uur')]:
    field(label, value)
head('Typering')
doc.add_paragraph('Maarten is een rustige programmamanager met een achtergrond in testen en beheer. Hij weet daardoor wat er ’s nachts om drie uur mis kan gaan en plant dat van tevoren in. Bestuurders waarderen zijn korte rapportages, teams dat hij naast hen komt zitten. Hij werkt sinds 2011 als zelfstandige.')
doc.add_paragraph('Zijn opdrachten liggen bij overheid, zorg en financiële instellingen. Hij voelt zich het best thuis waar de techniek wel klaar is, maar de organisatie nog niet. Dan brengt hij de mensen bij elkaar die samen moeten beslissen, en zorgt hij dat een besluit ook een besluit blijft.')
head('Specialismen')
doc.add_paragraph('Programmamanagement, Stakeholdermanagement, Aanbesteden, Migraties, Testmanagement, Veranderkunde')
head('Opdrachten en werkgevers')
for role, company, period, setting, work, result, tools in ASSIGNMENTS:
    field('Opdrachtgever', company)
    field('Rol', role)
    field('Periode', period)
    field('Situatie', setting)
    field('Werkzaamheden', work)
    field('Resultaat', result)
    field('Omgeving', tools, False)
    doc.paragraphs[-1].paragraph_format.space_after = Pt(26)
head('Opleidingen')
doc.add_paragraph('2001 – 2005, Hbo Bedrijfskundige Informatica, Hogeschool Zaanstreek (diploma)')
doc.add_paragraph('1996 – 2001, Havo, Bertrand College Zaandam (diploma)')
head('Certificaten')
for text in ['MSP Practitioner, 2022', 'PRINCE2 Practitioner, 2017', 'Professional Scrum Master I, 2019', 'TMap Suite Test Engineer, 2014', 'ITIL Foundation, 2009']:
    doc.add_paragraph(text, style='List Bullet')
head('Referenties')
doc.add_paragraph('Mevrouw A. Zijlstra, directeur bedrijfsvoering Provincie Waterland-Noord, telefoon 075 123 45 67, a.zijlstra@waterland.example.nl. De heer K. Blom, hoofd IT De Vuurtoren, k.blom@vuurtoren.example.nl.')
doc.save(sys.argv[1])
