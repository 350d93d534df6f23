# python-docx, then LibreOffice
import sys
from woord import *
d = start('Arial', 10, (3, 2, 2.5, 2))
h = d.sections[0].header; h.paragraphs[0].text = ''
line(h, 'VAKWERK FLEX', bold=True, size=18, color='E36C0A', align=2)
line(h, 'Uitzendorganisatie voor de bouw', size=8, align=2)
f = d.sections[0].footer
line(f, 'Vakwerk Flex B.V.  |  Industrieweg 120, 3044 AS Rotterdam  |  T 010 – 555 71 00  |  planning@vakwerkflex.example.org', size=8, color='E36C0A', align=1)
line(f, 'KvK 00012345 – NEN 4400-1 gecertificeerd – lid ABU', size=7, align=1)
line(d, 'KANDIDAATPROFIEL', bold=True, size=14, color='E36C0A', after=6)
table(d, [['Kandidaat', 'R. (Ricardo) M.'], ['Kandidaatnummer', 'VF-20871'], ['Functie', 'Metselaar / lijmer'], ['Woonplaats', 'Spijkenisse'], ['Leeftijd', '47 jaar'], ['Nationaliteit', 'Portugese'], ['Beschikbaarheid', '40 uur, per direct, regio Rijnmond'], ['Uurtarief', 'in overleg'], ['Vervoer', 'Eigen bus, rijbewijs B + BE']], [5, 12], grid=True)
line(d)
line(d, 'Toelichting consulent', bold=True, color='E36C0A')
line(d, 'Ricardo is een allround metselaar met ruim 20 jaar ervaring in Nederland. Werkt zelfstandig van tekening, schoon metselwerk en lijmblokken. Contactpersoon voor deze kandidaat is Wesley Bakx, 06 - 10 55 72 38.', after=6)
line(d, 'Werkervaring', bold=True, color='E36C0A')
t = table(d, [['Periode', 'Opdrachtgever', 'Functie', 'Werkzaamheden'], ['wk 36 2022 – heden', 'Bouwbedrijf Hoekse Waard (via Vakwerk Flex)', 'Metselaar', 'Nieuwbouw 64 woningen, schoon werk'], ['2017 – 2022', 'Aannemersbedrijf Van Driel & Zn.', 'Metselaar', 'Renovatie, gevelherstel, voegwerk'], ['2012 – 2017', 'Casco Rijnmond BV', 'Lijmer kalkzandsteen', 'Ploeg van 6, elementen stellen'], ['2002 – 2012', 'Diverse opdrachtgevers', 'Opperman / leerling-metselaar', '']], [3.2, 4.8, 3.6, 5.4], grid=True, size=9)
for c in t.rows[0].cells: shade(c, 'FBD4B4')
line(d)
line(d, 'Diploma’s en certificaten', bold=True, color='E36C0A')
table(d, [['VCA-Basis', 'geldig t/m 03-2026'], ['Metselaar niveau 2', 'Bouwradius, 2008'], ['Escola Secundária', 'Setúbal, Portugal, 1995']], [8, 9], grid=True)
line(d)
line(d, 'Vaardigheden', bold=True, color='E36C0A')
table(d, [['☒ Schoon metselwerk', '☒ Lijmwerk'], ['☒ Voegen', '☐ Tegelwerk'], ['☒ Tekening lezen', '☒ Steiger bouwen tot 4 m']], [8.5, 8.5], grid=True)
line(d)
line(d, 'Talen', bold=True, color='E36C0A')
line(d, 'Portugees (moedertaal), Nederlands (voldoende), Engels (matig)')
d.save(sys.argv[1])
