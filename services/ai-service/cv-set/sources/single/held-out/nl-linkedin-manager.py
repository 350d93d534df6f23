# reportlab, then qpdf
from linkedin import *
tk = 'Verantwoordelijk voor planning, budget en bezetting van de afdeling. Invoering van dagstarts en visueel management. Samen met IT het WMS vervangen zonder een dag stilstand. Veiligheid op één: 600 dagen zonder ongeval.'
make([(head, 'Contactgegevens'), (side, '06 14 92 20 71 (Mobile)'), (side, 'okan.demirtas@voorbeeld.nl'), (side, 'www.linkedin.com/in/okan-demirtas'), (grey, '(LinkedIn)'),
 (head, 'Belangrijkste vaardigheden'), (side, 'Supply chain management'), (side, 'Lean'), (side, 'Verandermanagement'),
 (head, 'Talen'), (side, 'Turks (Native or Bilingual)'), (side, 'Nederlands (Native or Bilingual)'), (side, 'Engels (Full Professional)'), (side, 'Duits (Limited Working)'),
 (head, 'Certificeringen'), (side, 'Lean Six Sigma Black Belt'), (side, 'APICS CPIM'), (side, 'Hoger veiligheidskundige (HVK), module 1'),
 (head, 'Onderscheidingen en prijzen'), (side, 'Warehouse van het jaar 2021 (finalist)'),
 (head, 'Publicaties'), (side, 'Dagstart zonder praatjes')],
[(name, 'Okan Demirtaş'), (text, 'Operations director bij Nedwear Fulfilment'), (light, 'Tilburg en omgeving'),
 (h2, 'Samenvatting'), (small, 'Operationeel leider met 18 jaar ervaring in e-commerce-logistiek. Begonnen als orderpicker, nu eindverantwoordelijk voor drie magazijnen en 650 mensen. Gelooft in vakmanschap, korte lijnen en meten wat ertoe doet.'),
 (h2, 'Ervaring'),
 (org, 'Nedwear Fulfilment'), (small, '8 jaar 5 maanden'), (role, 'Operations director'), (small, 'september 2021 - heden (4 jaar 3 maanden)'), (light, 'Tilburg, Noord-Brabant, Nederland'), (small, tk),
 (role, 'Site manager'), (small, 'mei 2019 - augustus 2021 (2 jaar 4 maanden)'), (light, 'Waalwijk, Noord-Brabant, Nederland'), (small, tk),
 (role, 'Afdelingsmanager outbound'), (small, 'juli 2017 - april 2019 (1 jaar 10 maanden)'), (light, 'Waalwijk, Noord-Brabant, Nederland'), (small, tk),
 (org, 'Transvision Logistics'), (small, '7 jaar 1 maand'), (role, 'Shiftleader'), (small, 'januari 2013 - juni 2017 (4 jaar 6 maanden)'), (light, 'Breda en omgeving'), (small, '- leiding over 60 medewerkers in de nachtploeg<br/>- opleiden van teamleiders<br/>- verbetering van de pickproductiviteit met 18%'),
 (role, 'Teamleider'), (small, 'juni 2010 - december 2012 (2 jaar 7 maanden)'), (light, 'Breda en omgeving'),
 (org, 'Boekencentrale Zuid'), (role, 'Orderpicker'), (small, 'augustus 2007 - mei 2010 (2 jaar 10 maanden)'), (light, 'Oosterhout'),
 (org, 'Stichting Jeugdwerk Noord'), (role, 'Jongerenwerker'), (small, '2005 - 2007 (2 jaar)'), (light, 'Tilburg'), (small, 'Inloopavonden, zaalvoetbal en huiswerkhulp voor jongeren van 12 tot 18.'),
 (h2, 'Opleiding'), (text, 'Nyenrode Business Universiteit'), (small, 'Executive MBA · (2019 - 2021)'), (text, 8), (text, 'Breda University of Applied Sciences'), (small, "Associate degree, Logistics Management · (2011 - 2013)"), (text, 8), (text, 'ROC Tilburg'), (small, 'MBO 4, Logistiek supervisor · (2003 - 2007)')])
