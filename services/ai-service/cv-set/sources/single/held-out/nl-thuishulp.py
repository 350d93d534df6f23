# python-docx, then LibreOffice
import sys
from woord import *
d = start('Arial', 10, (1.5, 1.5, 1.5, 1.5))
line(d, 'Mijn CV', bold=True, size=22, color='7030A0', font='Comic Sans MS')
line(d)
def kop(t):
    tt = table(d, [[t]], [18], grid=True, bold=True, size=11); shade(tt.rows[0].cells[0], 'E5DFEC')
kop('Persoonlijke gegevens')
table(d, [['Achternaam', 'Bouzidi - el Amrani'], ['Voornaam', 'Naima'], ['Adres', 'Schubertlaan 8-II'], ['Postcode en woonplaats', '2102 EX Heemstede'], ['Mobiel', '06-41 83 05 66'], ['E-mail', 'naimabouzidi@voorbeeld.nl'], ['Geboortedatum', '2 juli 1981'], ['Geboorteplaats', 'Nador, Marokko'], ['Geslacht', 'vrouw'], ['Burgerlijke staat', 'gescheiden'], ['Rijbewijs', 'geen']], [5, 13], grid=True)
line(d)
kop('Werkervaring')
t = table(d, [['Van - tot', 'Werkgever', 'Functie', 'Taken'], ['jan. 2019 - nu', 'Zorgthuis Kennemerland', 'Huishoudelijke hulp B', 'Schoonmaken, boodschappen, signaleren, koken voor ouderen met dementie'], ['2015 - 2018', 'De Blinkende Bezem, Haarlem', 'Schoonmaakster', 'Kantoren en trappenhuizen'], ['2010 - 2013', 'Hotel Zeezicht Zandvoort', 'Kamermeisje', 'Kamers schoonmaken, linnenkamer'], ['2001 - 2005', 'Bakkerij Atlas', 'Verkoopster', 'Brood verkopen, kassa']], [3, 4.5, 4, 6.5], grid=True, size=9)
for c in t.rows[0].cells:
    for r in c.paragraphs[0].runs: r.bold = True
line(d)
kop('Opleidingen en cursussen')
table(d, [['2018', 'mbo 1 Dienstverlening en Zorg, Nova College Haarlem', 'diploma'], ['2006 - 2007', 'NT2 staatsexamen programma I', 'certificaat'], ['1993 - 1998', 'Middelbare school Nador', 'niet afgemaakt']], [3, 11.5, 3.5], grid=True)
line(d)
kop('Certificaten')
table(d, [['2021', 'EHBO', 'geldig']], [3, 11.5, 3.5], grid=True)
line(d)
kop('Talen')
table(d, [['Nederlands', 'goed (praten), redelijk (schrijven)'], ['Tamazight', 'moedertaal'], ['Arabisch', 'goed'], ['Frans', 'redelijk']], [5, 13], grid=True)
line(d)
kop('Beschikbaar')
table(d, [['Uren', '20 tot 24 uur per week, niet op vrijdagmiddag'], ['Vanaf', 'per direct']], [5, 13], grid=True)
line(d)
kop('Goed in')
table(d, [['Zelfstandig werken', 'Geduldig'], ['Mensen op hun gemak stellen', 'Koken'], ['Plannen', 'Hygiëne (HACCP)']], [9, 9], grid=True)
d.save(sys.argv[1])
