# docx, as it is: tabellarischer Lebenslauf as one table, photo, section titles as merged rows, place, date and signature
import sys
from docx import Document
from docx.shared import Pt, Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH
d = Document(); s = d.sections[0]; s.page_width, s.page_height = Cm(21), Cm(29.7); s.left_margin = s.right_margin = Cm(2.3)
st = d.styles['Normal']; st.font.name = 'Carlito'; st.font.size = Pt(11); st.paragraph_format.space_after = Pt(1)
p = d.add_paragraph(); r = p.add_run('Lebenslauf'); r.bold = True; r.font.size = Pt(20)
p = d.add_paragraph(); p.alignment = WD_ALIGN_PARAGRAPH.RIGHT; p.add_run().add_picture('face.png', width=Cm(3))
t = d.add_table(0, 2); t.autofit = False
def row(a, *b):
    cs = t.add_row().cells; cs[0].width, cs[1].width = Cm(4.4), Cm(12); cs[0].text = a; cs[1].text = b[0]
    for x in b[1:]: cs[1].add_paragraph(x)
def sec(x):
    cs = t.add_row().cells; m = cs[0].merge(cs[1]); m.text = ''; r = m.paragraphs[0].add_run(x); r.bold = True; r.font.size = Pt(13); m.paragraphs[0].paragraph_format.space_before = Pt(10)
sec('Persönliche Daten')
for a, b in [('Name', 'Aylin Demirtaş-Großkopf'), ('Anschrift', 'Am Alten Gaswerk 7, 44137 Dortmund'), ('Telefon', '0231 5550142'), ('E-Mail', 'aylin.grosskopf@example.org'), ('Geburtsdatum/-ort', '08.04.1986 in Hagen'), ('Familienstand', 'verheiratet, zwei Kinder'), ('Staatsangehörigkeit', 'deutsch')]: row(a, b)
sec('Beruflicher Werdegang')
row('seit 10/2020', 'Pflegedienstleiterin', 'Seniorenzentrum Emscherblick gGmbH, Dortmund', '– Leitung von 48 Pflegekräften', '– Dienstplanung, Qualitätsmanagement')
row('04/2014 – 09/2020', 'Wohnbereichsleiterin', 'Seniorenzentrum Emscherblick gGmbH, Dortmund')
row('10/2008 – 03/2012', 'Altenpflegerin', 'Haus Abendruh, Schwerte')
row('04/2012 – 03/2014', 'Elternzeit')
row('09/2004 – 08/2005', 'Freiwilliges Soziales Jahr', 'Klinikum Hohenlimburg, Hagen')
sec('Ausbildung')
row('10/2005 – 09/2008', 'Ausbildung zur staatlich anerkannten Altenpflegerin', 'Fachseminar für Altenpflege, Hagen')
row('1996 – 2004', 'Fachhochschulreife', 'Gesamtschule Eilpe, Hagen')
sec('Weiterbildung')
row('2019 – 2020', 'Leitung in der Pflege (460 Stunden)'); row('2016', 'Wundexpertin ICW')
sec('Kenntnisse')
row('EDV', 'Vivendi PD, MS Office, DAN Touch'); row('Sprachen', 'Deutsch und Türkisch (Muttersprachen), Englisch (Grundkenntnisse)'); row('Führerschein', 'Klasse B')
sec('Interessen'); row('', 'Chorgesang, Schrebergarten')
d.add_paragraph(); d.add_paragraph('Dortmund, 03.11.2026'); p = d.add_paragraph(); r = p.add_run('Aylin Demirtaş-Großkopf'); r.italic = True; r.font.name = 'Comic Neue'
d.save(sys.argv[1])
