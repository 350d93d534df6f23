# docx, as it is: Word with tabs, contact left and age right, headings as shaded table cells, employer after a dash
import sys
from docx import Document
from docx.shared import Pt, Cm
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
d = Document(); s = d.sections[0]; s.page_width, s.page_height = Cm(21), Cm(29.7); s.left_margin = s.right_margin = Cm(2)
st = d.styles['Normal']; st.font.name = 'Lato'; st.font.size = Pt(10.5); st.paragraph_format.space_after = Pt(2)
s.footer.paragraphs[0].text = 'CV – Maëlys Le Goff-N’Diaye'
def two(a, b, bold=False):
    p = d.add_paragraph(); p.paragraph_format.tab_stops.add_tab_stop(Cm(17), WD_TAB_ALIGNMENT.RIGHT); p.add_run(a).bold = bold; p.add_run('\t' + b)
two('Maëlys LE GOFF-N’DIAYE', 'Née le 14 juillet 1993', True); two('9 rue des Tanneurs', 'Célibataire'); two('29000 Quimper', 'Permis B, véhicule personnel'); two('Tél. : 06 39 98 12 34', ''); two('maelys.legoff@example.org', '')
p = d.add_paragraph(); r = p.add_run('ASSISTANTE DE DIRECTION BILINGUE'); r.bold = True; r.font.size = Pt(15)
def h(x):
    t = d.add_table(1, 1); c = t.cell(0, 0); c.text = ''; c.paragraphs[0].add_run(x).bold = True; e = OxmlElement('w:shd'); e.set(qn('w:val'), 'clear'); e.set(qn('w:fill'), 'D5E3E8'); c._tc.get_or_add_tcPr().append(e)
def job(dates, t, c, *b):
    p = d.add_paragraph(); p.paragraph_format.space_before = Pt(5); p.paragraph_format.tab_stops.add_tab_stop(Cm(4.3)); p.paragraph_format.left_indent = Cm(4.3); p.paragraph_format.first_line_indent = Cm(-4.3); p.add_run(dates + '\t'); p.add_run(t).bold = True
    if c: p.add_run(' – ' + c)
    for x in b: q = d.add_paragraph(x, style='List Bullet'); q.paragraph_format.left_indent = Cm(5)
h('EXPÉRIENCES PROFESSIONNELLES')
job('Depuis mars 2021', 'Assistante de direction', 'Conserverie Kerloc’h, Quimper', 'Agenda et déplacements de deux directeurs', 'Comptes rendus du comité social et économique')
job('Sept. 2017 – févr. 2021', 'Assistante commerciale export', 'Voiles d’Armor, Concarneau', 'Suivi des commandes vers l’Irlande et le Portugal')
job('2016 – 2017', 'Assistante de français', 'Coleraine Grammar School, Irlande du Nord')
job('Étés 2012 à 2014', 'Serveuse', 'Crêperie du Steïr, Quimper')
h('FORMATION')
job('2014 – 2016', 'BTS Assistant de manager', 'Lycée Brizeux, Quimper'); job('2011 – 2014', 'Licence LLCE anglais', 'Université de Bretagne Occidentale, Brest'); job('2011', 'Baccalauréat littéraire', 'Lycée de Cornouaille, Quimper, mention bien')
h('COMPÉTENCES')
d.add_paragraph('Pack Office, SAP, Sage, prise de notes rapide, organisation d’événements, classement')
h('LANGUES'); d.add_paragraph('Français : langue maternelle\tAnglais : C1\tBreton : B2\tWolof : notions')
h('CENTRES D’INTÉRÊT'); d.add_paragraph('Voile, fest-noz, bénévole à la SNSM')
d.save(sys.argv[1])
