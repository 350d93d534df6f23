# docx, as it is: a Word file, written by Python
import sys
from docx import Document
from docx.shared import Pt,Cm
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
d=Document();s=d.sections[0];s.left_margin=s.right_margin=Cm(1.6);s.top_margin=Cm(1.4)
d.styles['Normal'].font.name='Arial';d.styles['Normal'].font.size=Pt(10)
t=d.add_table(rows=1,cols=2);t.autofit=False;a,b=t.rows[0].cells
for c,w in ((a,Cm(5.6)),(b,Cm(12.2))): c.width=w
sh=OxmlElement('w:shd');sh.set(qn('w:val'),'clear');sh.set(qn('w:fill'),'FFE8D6');a._tc.get_or_add_tcPr().append(sh)
def P(c,x,bold=False,size=None):
    p=c.add_paragraph();r=p.add_run(x);r.bold=bold;p.paragraph_format.space_after=Pt(2)
    if size: r.font.size=Pt(size)
P(a,'CONTACT',True)
for x in ('Tél. : 06 00 55 01 20','s.oumarou@vente.example.com','69003 Lyon','LinkedIn : souleymane-oumarou'): P(a,x)
P(a,'COMPÉTENCES',True,11)
for x in ('Prospection','Négociation grands comptes','CRM Salesforce','Pack Office','Animation d’équipe'): P(a,x)
P(a,'LANGUES',True,11)
for x in ('Français : bilingue','Haoussa : langue maternelle','Anglais : professionnel'): P(a,x)
P(a,'PERMIS B',True,11)
P(a,'CENTRES D’INTÉRÊT',True,11);P(a,'Basket (entraîneur bénévole des U13)')
P(b,'Souleymane Oumarou Djibo',True,20);P(b,'Commercial B to B – équipements de cuisine professionnelle')
P(b,'EXPÉRIENCE',True,13)
for x,l in (('Responsable de secteur – InoxRhône SAS – Lyon','Mai 2021 à aujourd’hui'),('Technico-commercial – Froid Dauphinois – Grenoble','Octobre 2017 à avril 2021'),('Conseiller de vente – Maison & Fourneaux – Villeurbanne','2015 à 2017 (en alternance)')):
    P(b,x,True);P(b,l)
    p=b.add_paragraph('Portefeuille de clients, devis, suivi de chantier',style='List Bullet')
P(b,'FORMATION',True,13)
P(b,'2017 – Licence professionnelle Commerce, Université Lumière Lyon 2');P(b,'2015 – BTS Négociation et relation client, Lycée La Martinière, Lyon')
d.save(sys.argv[1])
