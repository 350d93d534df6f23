# python-docx: the form of a staffing agency
import sys
from docx import Document
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt, RGBColor

doc = Document()
doc.styles['Normal'].font.name = 'Carlito'
doc.styles['Normal'].font.size = Pt(10.5)
part = doc.sections[0]
part.page_width, part.page_height, part.left_margin, part.right_margin = Cm(21), Cm(29.7), Cm(2), Cm(2)
part.header.paragraphs[0].text = 'Bouwkracht Uitzenden B.V. – vertrouwelijk'
part.footer.paragraphs[0].text = 'Bouwkracht Uitzenden B.V. | Edisonstraat 4, Heerenveen | 0513-600700 | info@bouwkracht.example.nl'


def shade(cell, colour: str) -> None:
    fill = OxmlElement('w:shd')
    fill.set(qn('w:val'), 'clear')
    fill.set(qn('w:fill'), colour)
    cell._tc.get_or_add_tcPr().append(fill)


def table(title: str, rows: list[tuple[str, str]]) -> None:
    grid = doc.add_table(rows=1, cols=2, style='Table Grid')
    first = grid.rows[0].cells[0].merge(grid.rows[0].cells[1])
    said = first.paragraphs[0].add_run(title)
    said.bold = True
    said.font.color.rgb = RGBColor(255, 255, 255)
    shade(first, 'C05A00')
    for label, value in rows:
        left, right = grid.add_row().cells
        left.text, right.text = label, value
    for row in grid.rows[1:]:
        row.cells[0].width, row.cells[1].width = Cm(4.4), Cm(12.6)
    doc.add_paragraph()


heading = doc.add_paragraph().add_run('CURRICULUM VITAE')
heading.bold = True
heading.font.size = Pt(18)
table('Personalia', [('Naam', 'R. (Ruud) Hoekstra'), ('Woonplaats', 'Sneek'), ('Telefoonnummer', '06 – 53 27 19 84'), ('E-mailadres', 'ruudhoekstra75@example.nl'), ('Geboortedatum', '19-06-1975'), ('Nationaliteit', 'Nederlandse'), ('Rijbewijs', 'B en BE'), ('Beschikbaar', 'Per direct, 40 uur')])
table('Opleidingen en cursussen', [('1991 – 1995', 'LTS en leerlingwezen Timmeren, De Friese Ambachtsschool (diploma)'), ('2019', 'VCA-Basis'), ('2021', 'Werken op hoogte, steigerbouw')])
for row in [('2016 – heden', 'Allround timmerman', 'Bouwbedrijf Feenstra & Zn., IJlst', 'Kozijnen stellen, kapconstructies, afbouw van nieuwbouwwoningen. Leermeester van twee leerlingen.'), ('2009 – 2015', 'Zelfstandig timmerman', 'Hoekstra Timmerwerken', 'Verbouwingen bij particulieren, dakkapellen en trappen.'), ('1995 – 2009', 'Timmerman', 'Aannemersbedrijf Gebr. Postma, Bolsward', 'Utiliteitsbouw: scholen, stallen en een sporthal.')]:
    table('Werkervaring', list(zip(('Periode', 'Functie', 'Werkgever', 'Werkzaamheden'), row)))
table('Vaardigheden', [('Vakkennis', 'Kozijnen, prefab, bekisting, trappen, restauratie'), ('Computer', 'Word, e-mail, tekening lezen op tablet'), ('Talen', 'Nederlands, Fries')])
doc.save(sys.argv[1])
