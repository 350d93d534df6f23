# python-docx: skills first, jobs in short
import sys
from docx import Document
from docx.shared import Cm, Pt

doc = Document()
doc.styles['Normal'].font.name = 'Liberation Sans'
doc.styles['Normal'].font.size = Pt(10.5)
part = doc.sections[0]
part.page_width, part.page_height = Cm(21), Cm(29.7)
doc.add_paragraph('CV Willemijn Bax', style='Title')
doc.add_paragraph('Prinsenhof 17 · 2611 GB Delft · (015) 212 34 56 · willemijnbax@voorbeeld.nl')


def head(text: str) -> None:
    doc.add_paragraph(text, style='Heading 1')


def block(title: str, *points: str) -> None:
    doc.add_paragraph(title, style='Heading 2')
    for point in points:
        doc.add_paragraph(point, style='List Bullet')


head('Persoonlijk profiel')
doc.add_paragraph('Ik houd overzicht als anderen het kwijt zijn. Na een periode van mantelzorg zoek ik een baan van 24 tot 28 uur als secretaresse of managementassistent.')
head('Wat breng ik mee')
block('Organiseren', 'Congres voor 300 deelnemers van uitnodiging tot nazorg', 'Verhuizing van een afdeling met 80 werkplekken', 'Complex agendabeheer voor vier directieleden')
block('Schrijven en verslaan', 'Notuleren van raadscommissies en een ondernemingsraad', 'Redactie van het personeelsblad, zes keer per jaar')
block('Systemen', 'Outlook, Word, PowerPoint en SharePoint', 'Zaaksysteem Decos JOIN')
head('Loopbaan in het kort')
tabs = [('2014 – 2021', 'Managementassistent', 'Gemeente Pijnacker-West'), ('2008 – 2014', 'Directiesecretaresse', 'Lab Delfland B.V.'), ('2003 – 2008', 'Secretaresse', 'Stichting Jeugdwerk Haaglanden'), ('2001 – 2003', 'Receptioniste', 'Hotel Het Prinsenhof')]
for period, title, company in tabs:
    line = doc.add_paragraph()
    line.paragraph_format.tab_stops.add_tab_stop(Cm(3.2))
    line.paragraph_format.tab_stops.add_tab_stop(Cm(8.2))
    line.add_run(f'{period}\t')
    line.add_run(title).bold = True
    line.add_run(f'\t{company}')
doc.add_paragraph('2021 – 2024\tMantelzorg voor mijn vader')
head('Opleiding')
doc.add_paragraph('Hbo Managementassistent (1998 – 2001), Haagse Academie voor Office Management')
doc.add_paragraph('Havo (1998), Stanislas Lyceum Delfland')
head('Vrijwilligerswerk')
doc.add_paragraph('Secretaris volkstuinvereniging Ons Lapje Grond, sinds 2016')
head('Talen')
doc.add_paragraph('Nederlands (uitstekend), Engels (goed), Duits (redelijk)')
doc.save(sys.argv[1])
