# reportlab
import sys
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import HRFlowable, Paragraph, SimpleDocTemplate, Spacer, Table

base = ParagraphStyle('base', fontName='Times-Roman', fontSize=11, leading=14.5)
bold = ParagraphStyle('bold', base, fontName='Times-Bold')
head = ParagraphStyle('head', base, fontName='Times-Bold', fontSize=13, spaceBefore=14, spaceAfter=3, textColor=colors.HexColor('#5a1a1a'))
name = ParagraphStyle('name', base, fontName='Times-Bold', fontSize=20, leading=26, alignment=1)
mid = ParagraphStyle('mid', base, alignment=1)


def section(title: str) -> list:
    return [Paragraph(title, head), HRFlowable(width='100%', color=colors.HexColor('#5a1a1a'), thickness=0.8), Spacer(1, 5)]


def employer(company: str, period: str, *jobs: tuple[str, str, str]) -> list:
    rows = [[Paragraph(company, bold), Paragraph(period, base)]]
    for title, years, text in jobs:
        rows.append([Paragraph(f'<i>{title}</i>', base), Paragraph(years, base)])
        rows.append([Paragraph(text, base), ''])
    return [Table(rows, colWidths=[350, 110], style=[('VALIGN', (0, 0), (-1, -1), 'TOP'), ('LEFTPADDING', (0, 0), (-1, -1), 0), ('TOPPADDING', (0, 0), (-1, -1), 1), ('BOTTOMPADDING', (0, 0), (-1, -1), 1)]), Spacer(1, 6)]


story = [
    Paragraph('mr. C.A.M. (Caroline) Smit-Verhoeven', name),
    Paragraph('Kandidaat-notaris familierecht', mid),
    Paragraph('Kerkpad 3, 4461 AB Goes &nbsp;·&nbsp; T 0113-212345 &nbsp;·&nbsp; M 06-50607080', mid),
    Paragraph('caroline.smitverhoeven@example.nl', mid),
    *section('Werkervaring'),
    *employer('Schelde Notariaat, Goes', '2011 - heden', ('Kandidaat-notaris familierecht', '2016 - heden', 'Testamenten, levenstestamenten en nalatenschappen; spreekuur op twee vestigingen.'), ('Notarieel medewerker', '2011 - 2016', 'Voorbereiden van akten, contact met cliënten en kadaster.')),
    *employer('De Vlaswiek Notarissen, Middelburg', '2007 - 2011', ('Notarisklerk onroerend goed', '2007 - 2011', 'Leveringen en hypotheken, ongeveer 600 dossiers per jaar.')),
    *employer('Gemeente Reimerswaal', '2005 - 2007', ('Juridisch medewerker burgerzaken', '2005 - 2007', 'Naturalisaties en naamswijzigingen.')),
    *section('Opleiding'),
    *employer('Beroepsopleiding Notariaat', '2012 - 2015', ('Notariële stage, afgerond', '', '')),
    *employer('Universiteit Schelde en Zeeland', '2000 - 2005', ('Notarieel recht (mr.)', '', 'Afstudeerscriptie over de legitieme portie.')),
    *section('Kennis en vaardigheden'),
    Paragraph('Erfrecht, huwelijksvermogensrecht, estate planning, NextAssyst, Legalsense, mediation', base),
    *section('Talen'),
    Paragraph('Nederlands (moedertaal), Engels (goed), Frans (redelijk)', base),
    *section('Referenties'),
    Table([[Paragraph('mr. P. de Regt, notaris<br/>Schelde Notariaat<br/>p.deregt@schelde.example.nl<br/>0113-298765', base), Paragraph('mw. J. Minderhoud<br/>De Vlaswiek Notarissen<br/>j.minderhoud@vlaswiek.example.nl<br/>0118-456789', base)]], colWidths=[230, 230], style=[('LEFTPADDING', (0, 0), (-1, -1), 0)]),
]
SimpleDocTemplate(sys.argv[1], pagesize=A4, leftMargin=62, rightMargin=62, topMargin=54, bottomMargin=54, title='CV').build(story)
