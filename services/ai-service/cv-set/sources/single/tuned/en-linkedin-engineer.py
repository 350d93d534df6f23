# reportlab: how the export of a profile looks
import sys
from reportlab.lib.colors import HexColor, white
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

for style in ('Regular', 'Bold'):
    pdfmetrics.registerFont(TTFont(style, f'/usr/share/fonts/truetype/liberation/LiberationSans-{style}.ttf'))
c = canvas.Canvas(sys.argv[1], pagesize=A4)
width, height = A4


class Pen:
    def __init__(self, x: float, y: float) -> None:
        self.x, self.y = x, y

    def write(self, text: str, size: float = 10.5, colour=HexColor('#1d1d1d'), gap: float = 1.45) -> None:
        c.setFillColor(colour)
        c.setFont('Regular', size)
        c.drawString(self.x, self.y, text)
        self.y -= size * gap

    def skip(self, points: float) -> None:
        self.y -= points


def sidebar() -> None:
    c.setFillColor(HexColor('#2b3d4f'))
    c.rect(0, 0, 185, height, stroke=0, fill=1)


def foot(page: int) -> None:
    c.setFont('Regular', 9)
    c.setFillColor(HexColor('#999999'))
    c.drawCentredString(390, 26, f'Page {page} of 2')
    c.showPage()


GREY = HexColor('#b0b0b0')
LIGHT = HexColor('#c9d1d9')
sidebar()
side = Pen(22, height - 48)
for title, lines in {
    'Contact': ['+47 406 12 345 (Mobile)', 'ingrid.solheim@example.com', '', 'www.linkedin.com/in/ingrid-', 'solheim-hvdc (LinkedIn)'],
    'Top Skills': ['HVDC', 'Offshore Wind', 'PSCAD'],
    'Languages': ['Norwegian (Native or Bilingual)', 'English (Full Professional)', 'Danish (Professional Working)'],
    'Certifications': ['Chartered Engineer', 'GWO Sea Survival'],
    'Publications': ['Harmonics in meshed offshore', 'grids'],
}.items():
    side.write(title, 13, white, 1.8)
    for text in lines:
        side.write(text, 10, LIGHT if '(' in text and 'LinkedIn' not in text else white)
    side.skip(18)
main = Pen(208, height - 60)
main.write('Ingrid Marie Solheim', 26, gap=1.2)
main.write('Lead Electrical Engineer at Nordhav Grid | HVDC | offshore wind', 12)
main.write('Stavanger, Rogaland, Norway', 11, GREY, 2.6)
main.write('Summary', 15, gap=1.8)
for text in ['I connect wind farms to countries. Fifteen years in high voltage, from', 'the factory floor in Drammen to converter platforms far at sea.']:
    main.write(text, 11)
main.skip(22)
main.write('Experience', 15, gap=2)
JOBS = [
    ('Nordhav Grid AS', [('Lead Electrical Engineer', 'April 2021 - Present (4 years 8 months)', 'Stavanger, Norway', ['Owner engineer for two 2 GW converter stations.', 'Team of eleven engineers in three countries.']), ('Senior Electrical Engineer', 'August 2017 - March 2021 (3 years 8 months)', 'Stavanger, Norway', ['Insulation coordination and harmonic studies.'])]),
    ('Jutland Cable Works A/S', [('System Engineer', 'January 2013 - July 2017 (4 years 7 months)', 'Aarhus, Denmark', ['Type tests of 320 kV cable systems.'])]),
    ('Drammen Transformator', [('Graduate Engineer', 'August 2010 - December 2012 (2 years 5 months)', '', ['Design and factory tests of power transformers.'])]),
]
for company, positions in JOBS:
    if company.startswith('Drammen'):
        foot(1)
        sidebar()
        main = Pen(208, height - 60)
    main.write(company, 12.5)
    for position, period, place, lines in positions:
        main.write(position, 11.5)
        main.write(period, 10.5)
        if place:
            main.write(place, 10.5, GREY)
        main.skip(4)
        for text in lines:
            main.write(text, 10.5)
        main.skip(14)
    main.skip(6)
main.skip(8)
main.write('Education', 15, gap=2)
main.write('Fjordane University of Science', 12.5)
main.write('Master of Science - MS, Electrical Power Engineering · (2008 - 2010)', 10.5, gap=2.4)
main.write('Rogaland University College', 12.5)
main.write('Bachelor of Engineering - BE, Electrical Engineering · (2005 - 2008)', 10.5)
foot(2)
c.save()
