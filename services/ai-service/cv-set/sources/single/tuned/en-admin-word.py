# docx, as it is: US one-pager, Title style, company and dates at a right tab, title in italics under it, skills in two columns of a table
import sys
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.text import WD_TAB_ALIGNMENT
d = Document(); s = d.sections[0]; s.left_margin = s.right_margin = Inches(.9); s.top_margin = Inches(.7)
st = d.styles['Normal']; st.font.name = 'Liberation Sans'; st.font.size = Pt(10); st.paragraph_format.space_after = Pt(2)
d.add_paragraph('Dolores Echeverría-McCall', style='Title')
p = d.add_paragraph(); p.paragraph_format.tab_stops.add_tab_stop(Inches(3.2)); p.paragraph_format.tab_stops.add_tab_stop(Inches(6.7), WD_TAB_ALIGNMENT.RIGHT); p.add_run('Tucson, AZ 85705\t(520) 555-0139\tlola.mccall@example.org')
d.add_paragraph('linkedin.com/in/lolamccall')
def h(t): d.add_heading(t.upper(), 1)
def job(c, dates, t, *bs):
    p = d.add_paragraph(); p.paragraph_format.tab_stops.add_tab_stop(Inches(6.7), WD_TAB_ALIGNMENT.RIGHT); p.add_run(c).bold = True; p.add_run('\t' + dates)
    if t: d.add_paragraph().add_run(t).italic = True
    for b in bs: d.add_paragraph(b, style='List Bullet')
h('Summary of Qualifications'); d.add_paragraph('Office manager and executive assistant with eighteen years in law, mining and public schools. Notary public, Pima County. Types 85 words per minute.')
h('Professional Experience')
job('Saguaro Copper Holdings, Tucson, AZ', '2019–Present', 'Executive Assistant to the CFO', 'Calendar, travel and board papers for three executives', 'Moved 22 years of board minutes into SharePoint')
job('Bexley, Ortiz & Lamb LLP, Phoenix, AZ', '2012–2019', 'Office Manager', 'Budget of $1.1M; supervised six assistants')
job('', '2009–2012', 'Legal Secretary', 'Filed in state and federal courts')
job('Sunnyslope Unified Schools, Phoenix, AZ', '2006–2009', 'Attendance Clerk')
h('Skills'); t = d.add_table(0, 2)
for a, b in [('Microsoft 365', 'QuickBooks'), ('SharePoint', 'Event planning'), ('Minutes and agendas', 'Bilingual correspondence'), ('Concur', 'Records retention')]:
    cs = t.add_row().cells; cs[0].text = '• ' + a; cs[1].text = '• ' + b
h('Education'); job('Pima Community College', '2006', 'Associate of Applied Science, Business Administration')
h('Languages'); d.add_paragraph('English and Spanish (both native)')
h('Community'); d.add_paragraph('Treasurer, Barrio Anita Neighborhood Association, 2018–2024')
d.save(sys.argv[1])
