# python-docx, then LibreOffice: UK CV of two pages, title and dates at a tab, school under it, two referees beside each other
import sys
from docx import Document
from docx.shared import Pt, Cm, RGBColor
from docx.enum.text import WD_TAB_ALIGNMENT, WD_ALIGN_PARAGRAPH
d = Document(); s = d.sections[0]
s.page_width, s.page_height = Cm(21), Cm(29.7); s.left_margin = s.right_margin = Cm(2.3); s.top_margin = s.bottom_margin = Cm(2)
st = d.styles['Normal']; st.font.name = 'Carlito'; st.font.size = Pt(11); st.paragraph_format.space_after = Pt(3)
s.footer.paragraphs[0].text = 'Gwenllian Pryce-McKinnon  |  Curriculum Vitae'
def h(t):
    p = d.add_paragraph(); p.paragraph_format.space_before = Pt(12); r = p.add_run(t); r.bold = True; r.font.size = Pt(13); r.font.color.rgb = RGBColor(0x1f, 0x3a, 0x5f); p.paragraph_format.keep_with_next = True
def job(t, dates, where, *bs):
    p = d.add_paragraph(); p.paragraph_format.tab_stops.add_tab_stop(Cm(16.4), WD_TAB_ALIGNMENT.RIGHT); p.add_run(t).bold = True; p.add_run('\t' + dates); p.paragraph_format.keep_with_next = True
    d.add_paragraph().add_run(where).italic = True
    for b in bs: d.add_paragraph(b, style='List Bullet')
p = d.add_paragraph(); p.alignment = WD_ALIGN_PARAGRAPH.CENTER; r = p.add_run('Curriculum Vitae'); r.font.size = Pt(14)
p = d.add_paragraph(); p.alignment = WD_ALIGN_PARAGRAPH.CENTER; r = p.add_run('Mrs Gwenllian Pryce-McKinnon BSc (Hons) PGCE'); r.bold = True; r.font.size = Pt(18)
p = d.add_paragraph('16 Tanyard Row, Abergavenny, Monmouthshire NP7 0AA'); p.alignment = WD_ALIGN_PARAGRAPH.CENTER
p = d.add_paragraph('Home: 029 2018 0274    Email: gwen.pryce@example.org'); p.alignment = WD_ALIGN_PARAGRAPH.CENTER
h('Personal Statement'); d.add_paragraph('Enthusiastic and well organised teacher of science with sixteen years in comprehensive schools in Wales and Bristol. I believe that every child can do an experiment without setting fire to the bench, and I have the record to prove it, with one exception.')
h('Key Skills')
for k in ['Curriculum design for KS3 and KS4', 'Behaviour management', 'Mentoring of newly qualified teachers', 'Welsh-medium teaching', 'Data analysis in SIMS', 'Safeguarding lead']: d.add_paragraph(k, style='List Bullet')
h('Teaching Experience')
job('Head of Science', 'September 2019 – present', 'Ysgol Dyffryn Gwyrdd, Abergavenny', 'Leads a department of eleven teachers and two technicians', 'GCSE grades A*–C from 58% to 73% in four years', 'Introduced a science week with three primary schools')
job('Second in Science', 'September 2015 – August 2019', 'Ysgol Dyffryn Gwyrdd, Abergavenny', 'Wrote schemes of work for years 7 to 9')
job('Teacher of Chemistry', 'September 2012 – July 2015', 'Brunel Park Academy, Bristol', 'Taught chemistry to A level; form tutor of year 10', 'Ran the STEM club')
job('Newly Qualified Teacher', 'September 2010 – July 2012', 'Brunel Park Academy, Bristol')
h('Other Employment')
job('Laboratory Technician', '2007 – 2009', 'Severn Dairies plc, Gloucester', 'Tested milk for fat, protein and antibiotics')
job('Career break', '2009', 'Travelled in Patagonia; lived with a Welsh-speaking family in Gaiman')
h('Education and Qualifications')
for a, b in [('2009 – 2010', 'PGCE Secondary Science, Cardiff Metropolitan University'), ('2004 – 2007', 'BSc (Hons) Chemistry, 2:1, University of Bristol'), ('2002 – 2004', 'A levels: Chemistry (A), Biology (B), Welsh (A), King Henry VIII School, Abergavenny')]:
    p = d.add_paragraph(); p.paragraph_format.tab_stops.add_tab_stop(Cm(3.4)); p.paragraph_format.left_indent = Cm(3.4); p.paragraph_format.first_line_indent = Cm(-3.4); p.add_run(a + '\t' + b)
h('Professional Development'); d.add_paragraph('Middle Leaders programme (2018), Designated Safeguarding Person level 3 (2024), First aid at work (2025)')
h('Memberships'); d.add_paragraph('National Education Union; Royal Society of Chemistry (MRSC)')
h('Additional Information'); d.add_paragraph('Full clean driving licence. Languages: Welsh (first language), English, Spanish (conversational).')
h('Hobbies and Interests'); d.add_paragraph('Choir, fell running, keeping bees.')
h('Referees')
t = d.add_table(1, 2)
t.cell(0, 0).text = 'Mr Huw Llewellyn-Ash\nHeadteacher, Ysgol Dyffryn Gwyrdd\nTel: 029 2018 0811\nhead@dyffryngwyrdd.example.org'
t.cell(0, 1).text = 'Dr Sunita Bhattacharya\nFormer Head of Science, Brunel Park Academy\nTel: 07700 900 342\nsunita.b@example.org'
d.save(sys.argv[1])
