# python-docx, then LibreOffice
import sys
from docx import Document
from docx.shared import Pt,Cm
d=Document();s=d.sections[0];s.page_width=Cm(21);s.page_height=Cm(29.7)
d.styles['Normal'].font.name='Carlito';d.styles['Normal'].font.size=Pt(11)
s.header.paragraphs[0].text='Bewerbung als Lagerfachkraft – Dragan Petrović-Möller – 0170 5550195'
d.add_heading('L E B E N S L A U F',1)
def tab(rows):
    t=d.add_table(rows=0,cols=2)
    for a,b in rows:
        c=t.add_row().cells;c[0].width=Cm(4.5);c[1].width=Cm(12);c[0].text=a;c[1].text=b
d.add_heading('Zur Person',2);tab((('Vor- und Zuname:','Dragan Petrović-Möller'),('Geboren:','8. Juli 1976 in Zenica'),('Wohnort:','Muster-Siedlung 40, 45100 Essen'),('Handy:','0170 5550195'),('Mail:','dragan.pm@lager.example.com'),('Konfession:','serbisch-orthodox')))
d.add_heading('Schule und Lehre',2);tab((('1983 bis 1991','Grundschule Zenica'),('1993 bis 1996','Lehre als Schlosser, Zeche Glückab, Bottrop – Gesellenbrief')))
d.add_heading('Beruf',2);tab((('1996 bis 2004','Schlosser bei Zeche Glückab, Bottrop'),('2004 bis 2005','arbeitssuchend'),('2005 bis 2013','Kommissionierer bei Ruhrpott Getränke KG, Essen'),('2013 bis 2019','Staplerfahrer bei Zeitarbeit Emscher GmbH, eingesetzt bei Kartonwerk Karnap'),('2019 bis heute','Schichtführer Lager bei Kartonwerk Karnap GmbH & Co. KG, Essen')))
d.add_heading('Kenntnisse und Fähigkeiten',2)
for x in ('Staplerschein (seit 2005)','Kranschein','SAP-Grundkenntnisse','Ladungssicherung'): d.add_paragraph(x,style='List Bullet')
d.add_paragraph('Sprachen: Serbokroatisch, Deutsch, etwas Türkisch')
d.add_paragraph('Führerschein: B, C1')
d.add_paragraph('\nEssen, im August 2025\n\nDragan Petrović-Möller')
d.save(sys.argv[1])
