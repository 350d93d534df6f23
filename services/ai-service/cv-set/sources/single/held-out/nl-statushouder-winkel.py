# python-docx, then LibreOffice
import sys
from woord import *
d = start('Calibri', 11, (2, 1.5, 2, 7.5), after=2)
side = [('Khaled Al-Hussein', 1, 20), ('', 0, 11), ('Contact', 1, 13), ('Dorpstraat 5 A', 0, 11), ('4431 CC ’s-Gravenpolder', 0, 11), ('tel: 06 19 55 02 83', 0, 11), ('khaled.alhussein@voorbeeld.nl', 0, 10), ('', 0, 11), ('Geboren', 1, 13), ('1 januari 1990, Aleppo (Syrië)', 0, 10.5), ('', 0, 11), ('Talen', 1, 13), ('Arabisch: moedertaal', 0, 11), ('Koerdisch: goed', 0, 11), ('Nederlands: B1', 0, 11), ('Engels: A2', 0, 11), ('', 0, 11), ('Nationaliteit', 1, 13), ('Syrische', 0, 11), ('', 0, 11), ('Sterke punten', 1, 13), ('Klantvriendelijk', 0, 11), ('Snel leren', 0, 11), ('Kassa', 0, 11), ('Excel', 0, 11), ('Samenwerken', 0, 11)]
anchor = d.add_paragraph()
rows = [line(d, t or ' ', bold=bool(b), size=s, color='1F497D' if b else None) for t, b, s in side]
textbox(anchor, rows, 0.8, 1.5, 6.2, 26, 'DCE6F1')
def kop(s): rule(line(d, s, bold=True, size=14, color='1F497D', before=10, after=4), '1F497D')
kop('Over mij')
line(d, 'Mijn naam is Khaled. Ik woon sinds 2016 in Nederland. Ik ben een harde werker en ik hou van contact met klanten. In Syrie had ik eigen winkel met mijn broer. Ik zoek een werk in de verkoop of in een magazijn, fulltime.')
kop('Werkervaring in Nederland')
line(d, '**Medewerker vulploeg en kassa**\t2021 - Nu', tabs=(-12,)); line(d, 'Supermarkt Van Damme, Goes'); line(d, 'Vakken vullen, kassa, klanten helpen', after=6)
line(d, '**Leerwerkplek magazijn**\t2019-2020', tabs=(-12,)); line(d, 'Kringloop De Schakel, Kapelle'); line(d, 'Spullen sorteren, prijzen, halen en brengen', after=6)
line(d, '**Vrijwilliger taalcafé**\t2018-2019', tabs=(-12,)); line(d, 'Bibliotheek De Zandkreek', after=6)
kop('Werkervaring in Syrie')
line(d, '**Eigenaar telefoonwinkel**\t2011-2014', tabs=(-12,)); line(d, 'Al-Hussein Mobile, Aleppo', after=6)
line(d, '**Verkoper**\t2008-2011', tabs=(-12,)); line(d, 'Kledingwinkel Zahra, Aleppo', after=6)
kop('Opleiding')
line(d, '**Inburgeringsdiploma**\t2019', tabs=(-12,))
line(d, '**Bedrijfskunde (2 jaar, niet afgemaakt vanwege oorlog)**\t2009-2011', tabs=(-12,)); line(d, 'Universiteit van Aleppo', after=6)
line(d, '**Baccalaureaat (vergelijkbaar met havo, IDW)**\t2008', tabs=(-12,)); line(d, 'Middelbare school Al-Mamoun, Aleppo', after=6)
kop('Rijbewijs')
line(d, 'AM, ik ben bezig met B')
kop('Referentie')
line(d, 'Mevrouw S. de Kam, taalcoach, telefoon 06-30 55 71 94')
d.save(sys.argv[1])
