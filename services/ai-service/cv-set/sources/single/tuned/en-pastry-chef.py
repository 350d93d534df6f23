# python-docx: table without borders as two columns
import sys
from docx import Document
from docx.shared import Cm, Pt, RGBColor

doc = Document()
doc.styles['Normal'].font.name = 'Liberation Serif'
doc.styles['Normal'].font.size = Pt(11)
doc.styles['Normal'].paragraph_format.space_after = Pt(2)
part = doc.sections[0]
part.page_width, part.page_height, part.left_margin, part.right_margin = Cm(21), Cm(29.7), Cm(1.8), Cm(1.8)
grid = doc.add_table(rows=1, cols=2)
left, right = grid.rows[0].cells
left.width, right.width = Cm(11.6), Cm(5.8)


def write(cell, text: str, bold: bool = False, size: float = 11, colour: str | None = None, before: float = 0) -> None:
    said = cell.add_paragraph() if cell.paragraphs[-1].text else cell.paragraphs[-1]
    run = said.add_run(text)
    run.bold, run.font.size = bold, Pt(size)
    said.paragraph_format.space_before = Pt(before)
    if colour:
        run.font.color.rgb = RGBColor.from_string(colour)


write(left, 'João Pedro', False, 26)
write(left, 'da Conceição', True, 26)
write(left, 'pastry chef / chocolatier', False, 13, '8A4B2A')
write(left, 'Where I Baked', True, 14, '8A4B2A', 14)
for company, title, period, text in [('The Copper Whisk, Amsterdam', 'Head of Pastry', 'Autumn 2019 until today', 'Plated desserts for 90 covers, own chocolate line, team of four.'), ('Casa do Sol Bakery, Lisbon', 'Pastry chef', '2014 - 2019', 'Viennoiserie and wedding cakes; opened the second shop.'), ('Grand Hotel Tejo, Lisbon', 'Commis pâtissier', '2011 - 2014', 'Breakfast pastry, banquets, ice cream.')]:
    write(left, company, True, before=6)
    write(left, f'{title}, {period}')
    write(left, text)
write(left, 'Where I Learned', True, 14, '8A4B2A', 14)
write(left, 'Diploma in Pastry Arts', True)
write(left, 'Escola de Hotelaria do Estoril Novo, 2009 - 2011')
write(left, 'Chocolate Masterclass', True, before=4)
write(left, 'Atelier Cacaomoulin, Bruges, 2018')
write(left, 'Awards', True, 14, '8A4B2A', 14)
write(left, 'Bronze, Low Countries Dessert Trophy, 2022')
write(right, 'Find Me', True, 14, '8A4B2A')
for text in ['Javastraat 210-III', '1095 CN Amsterdam', '+31 (0)6 4455 6677', 'jp.conceicao@example.com']:
    write(right, text)
write(right, 'I Am Good At', True, 14, '8A4B2A', 14)
for text in ['Tempering', 'Laminated dough', 'Sugar work', 'Menu costing', 'Allergen control', 'Training apprentices']:
    write(right, f'– {text}')
write(right, 'I Speak', True, 14, '8A4B2A', 14)
for text in ['Portuguese', 'English', 'Spanish', 'some Dutch']:
    write(right, text)
write(right, 'Good To Know', True, 14, '8A4B2A', 14)
for text in ['Born 5 May 1991', 'Notice period: one month', 'HACCP certified']:
    write(right, text)
doc.save(sys.argv[1])
