# fpdf2
import sys
from fpdf import FPDF

DEJAVU = '/usr/share/fonts/truetype/dejavu/DejaVuSans'
pdf = FPDF(format='A4')
pdf.add_font('D', '', f'{DEJAVU}.ttf')
pdf.add_font('D', 'B', f'{DEJAVU}-Bold.ttf')
pdf.set_margins(22, 20)
pdf.add_page()


def row(label: str, text: str) -> None:
    pdf.set_font('D', '', 10)
    top = pdf.get_y()
    pdf.cell(44, 5.4, label)
    pdf.set_xy(66, top)
    pdf.multi_cell(120, 5.4, text, new_x='LMARGIN', new_y='NEXT')
    pdf.ln(1.2)


def head(text: str) -> None:
    pdf.ln(4)
    pdf.set_font('D', 'B', 12)
    pdf.set_fill_color(225, 235, 245)
    pdf.cell(0, 7, text, fill=True, new_x='LMARGIN', new_y='NEXT')
    pdf.ln(2)


pdf.set_font('D', 'B', 18)
pdf.cell(0, 10, 'Mijn gegevens', new_x='LMARGIN', new_y='NEXT')
row('Voornaam:', 'Agnieszka')
row('Achternaam:', 'Kowalczyk-de Groot')
row('Woonplaats:', "'s-Hertogenbosch")
row('Telefoon:', 'op aanvraag')
row('E-mail:', 'agnieszka.kdg@voorbeeld.nl')
row('Geboortedatum:', '14-02-1979')
row('Rijbewijs:', 'B, eigen auto')
head('Waar heb ik gewerkt?')
row('03-2019 / heden', 'Voorvrouw schoonmaak bij Glanzend Facilitair B.V., Den Bosch\nIk stuur een ploeg van zeven mensen aan in twee ziekenhuizen.')
row('09-2014 / 12-2017', 'Schoonmaakster operatiekamers bij Bernhoeve Ziekenhuis, Uden')
row('02-2010 / 08-2014', 'Kamermeisje bij Hotel De Gouden Zwaan, Vught')
row('06-2005 / 01-2010', 'Inpakster bij Kwekerij Van den Boom, Boxtel')
head('In 2018')
row('', 'In 2018 heb ik voor mijn moeder in Polen gezorgd.')
head('Diploma\'s en cursussen')
row('2020', 'Basisopleiding schoonmaak, Opleidingsinstituut SchoonVak')
row('2016', 'Nederlands als tweede taal B2, Taalhuis Den Bosch')
row('1998', 'Diploma verkoopster, Zespół Szkół w Kaliszu')
head('Wat kan ik goed?')
row('', 'Dieptereiniging, vloeronderhoud, desinfecteren, roosters maken, nieuwe mensen inwerken')
head('Talen')
row('', 'Pools, Nederlands, een beetje Duits')
pdf.output(sys.argv[1])
