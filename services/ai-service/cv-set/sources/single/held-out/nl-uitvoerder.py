# reportlab
import sys
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle as S
from reportlab.lib.units import cm
from reportlab.platypus import Paragraph as P, SimpleDocTemplate, Spacer, Table
n = S('n', fontName='Helvetica', fontSize=9.5, leading=13)
b = S('b', parent=n, fontName='Helvetica-Bold')
h = S('h', parent=b, fontSize=11, textColor=colors.HexColor('#C8102E'), spaceBefore=10, spaceAfter=3)
T = lambda rows, w: Table([[c if not isinstance(c, str) else P(c, n) for c in r] for r in rows], colWidths=[x * cm for x in w], style=[('VALIGN', (0, 0), (-1, -1), 'TOP'), ('LEFTPADDING', (0, 0), (-1, -1), 0), ('TOPPADDING', (0, 0), (-1, -1), 1), ('BOTTOMPADDING', (0, 0), (-1, -1), 1)], hAlign='LEFT')
def page(c, d):
    c.setFont('Helvetica', 7.5); c.drawString(2 * cm, 1.2 * cm, 'cv N. van \'t Spijker'); c.drawRightString(19 * cm, 1.2 * cm, f'pagina {d.page}')
    c.setStrokeColor(colors.HexColor('#C8102E')); c.line(2 * cm, 28.2 * cm, 19 * cm, 28.2 * cm)
f = [P('SPIJKER, N. van \'t (Nico)', S('t', parent=b, fontSize=17, leading=22)), P('Hoofduitvoerder utiliteitsbouw', S('u', parent=n, fontSize=12, leading=18)),
 T([['Adres', 'Spoorlaan 55, 3953 CP Maarsbergen'], ['Tel. privé', '0343-555 612'], ['E-mail', 'nico.spijker@voorbeeld.nl'], ['Geb. datum', '16-12-1966'], ['Nationaliteit', 'NL'], ['Rijbewijs', 'B, BE'], ['Opzegtermijn', '1 maand']], (3.2, 13)),
 P('Werkzaam geweest bij', h)]
def baan(fun, bed, van, tot, proj):
    f.extend([T([[P('Functie', b), P(fun, b)], ['Werkgever', bed], ['Van / tot', f'{van} / {tot}'], ['Projecten', proj]], (3.2, 13.8)), Spacer(1, 6)])
baan('Hoofduitvoerder', 'Bouwmaatschappij De Vechtstreek B.V., Maarssen', '05-2011', 'heden', 'Ziekenhuisvleugel (€ 34 mln), drie scholen, distributiecentrum 40.000 m2. Aansturing van vier uitvoerders. Invoering van lean planning met onderaannemers; oplevering zonder restpunten bij twee van de drie scholen.')
baan('Uitvoerder', 'Heilijgers &amp; Kok Bouw, Amersfoort', '01-1999', '04-2011', 'Kantoren en parkeergarages. Prefab, tunnelgietbouw. Verantwoordelijk voor planning, kwaliteit, veiligheid en afstemming met buurt en gemeente. Faillissement april 2011.')
baan('Assistent-uitvoerder', 'Aannemingsbedrijf Terlouw, Veenendaal', '08-1992', '12-1998', 'Woningbouw in serie, 20 tot 110 woningen.')
baan('Timmerman', 'Aannemingsbedrijf Terlouw, Veenendaal', '08-1985', '07-1992', 'Beginnend als leerling, gezel in 1988.')
f += [P('Diploma\'s', h), T([['1992-1996', 'MTS Bouwkunde (avond), ROC Midden Nederland'], ['1985-1988', 'Leerlingwezen timmeren, primair en voortgezet, SOB'], ['1981-1985', 'LTS Bouwtechniek, Ambachtsschool Veenendaal']], (3.2, 13.8)),
 P('Certificaten', h), P('VCA-VOL (2024), Uitvoerder A/B (BOB, 2000), Bouwplaatsveiligheid, BHV, Wkb-kwaliteitsborging', n),
 P('Beheerst', h), T([['x  Planning (MS Project, Lean)', 'x  Snagstream', 'x  BIM 360'], ['x  Wkb-dossier', 'x  Werkvoorbereiding', 'x  Onderaannemers aansturen'], ['x  Keuringen', 'x  KAM', '']], (6, 5.5, 5.5)),
 P('Talen', h), P('Nederlands vloeiend, Engels redelijk, bouwplaats-Pools', n), P('Bijzonderheden', h), P('Sinds 2020 kunstheup, geen beperking bij lopen of klimmen. Vrijwillige brandweer Maarsbergen 1990 - 2015.', n)]
SimpleDocTemplate(sys.argv[1], pagesize=A4, leftMargin=2 * cm, rightMargin=2 * cm, topMargin=1.9 * cm, bottomMargin=2 * cm, title='cv').build(f, onFirstPage=page, onLaterPages=page)
