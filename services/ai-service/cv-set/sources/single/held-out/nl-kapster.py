# python-docx, then LibreOffice, then qpdf
import sys
from woord import *
# Google Docs 'Coral'
d = start('Open Sans', 10, (2, 2, 2, 2.3))
K = 'E91D63'
line(d, 'Demi', size=34, bold=True); line(d, 'van Ooijen', size=34, bold=True, color=K, after=6)
line(d, 'Allround kapster & visagist', size=13, color='666666', after=8)
line(d, 'Kerkplein 3    4001 NL Tiel', size=9); line(d, '(06) 57 55 10 92', size=9); line(d, 'hoi@demivanooijen.example.org', size=9, bold=True, color=K, after=10)
def kop(s): line(d, s.upper(), bold=True, size=9, color=K, before=16, after=4)
def job(a, b, c, *t):
    line(d, f'**{a}**, {b} — *{c}*'.replace('*' + c + '*', c), size=12, before=8)
    line(d, t[0].upper(), size=8, color='666666', after=4)
    for x in t[1:]: line(d, x)
kop('Ervaring')
job('Salon Krullenkamer', 'Tiel', 'Allround kapster', 'februari 2020 - HEDEN', 'Knippen, kleuren (balayage, folies) en opsteken. Begeleiden van twee leerlingen. Verantwoordelijk voor de inkoop van haarproducten en voor Instagram.')
job('Kapsalon Hairforce', 'Geldermalsen', 'Junior stylist', 'augustus 2016 - januari 2020', 'Dames, heren en kinderen. Bruidskapsels op locatie.')
job('Kapsalon Hairforce', 'Geldermalsen', 'Leerling (BBL)', 'augustus 2014 - juli 2016', 'Wassen, föhnen, salon bijhouden.')
job('Cafetaria ’t Hoekje', 'Ophemert', 'Zaterdaghulp', '2012 - 2014', 'Bestellingen opnemen en uitserveren.')
kop('Opleiding')
job('ROC Rivor', 'Tiel', 'Allround kapper (niveau 3)', '2014 - 2017', 'BBL, diploma.')
job('RSG Lingecollege', 'Tiel', 'VMBO kader Uiterlijke verzorging', '2010 - 2014')
kop('Vaardigheden')
for x in ['Knippen dames, heren en kinderen', 'Kleuren en balayage', 'Opsteken', 'Make-up', 'Kassasysteem Salonhub']: line(d, '●   ' + x)
kop('Talen')
line(d, 'Nederlands, een beetje Engels')
kop('Prijzen')
line(d, '**Finalist** Junior Talent Awards Kappers 2017')
d.save(sys.argv[1])
