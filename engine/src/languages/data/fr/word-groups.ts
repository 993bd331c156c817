export const synonyms = `
coûter prix tarif frais montant payer
cher prix coûter
acheter acquérir commander
commencer débuter démarrer
finir terminer achever cesser
mourir décéder disparaître
naître monde
habiter vivre résider demeurer loger
habitant population résident
bâtir construire édifier ériger
fonder établir créer instituer
inventer concevoir créer
découvrir trouver
détruire anéantir ravager dévaster
vaincre gagner victoire triompher remporter
guerre bataille conflit combat
roi souverain monarque empereur
régner gouverner
chef dirigeant leader directeur
ville cité commune
lieu endroit emplacement
pays état nation
région zone territoire
long durée
temps durée
grand taille superficie surface dimension
hauteur altitude haut
lourd poids peser
vite rapide vitesse
âge vieux ancien
raison cause motif
maladie affection trouble
permettre autoriser
interdire défendre prohiber
nécessaire requis obligatoire besoin
aider assistance soutien
erreur problème panne
cassé endommagé défectueux abîmé
réparer dépanner
identifiant connexion
connecter identifier
inscrire enregistrer adhérer
appeler téléphone
portable mobile téléphone
adresse lieu situé
rencontrer rendez-vous
chambre pièce salle
repas plat
manger nourrir alimentation
gratuit offert
remise réduction rabais promotion
entreprise société compagnie firme
employé salarié personnel collaborateur
client consommateur
professeur enseignant maître
école établissement
argent monnaie devise
électricité courant énergie
fleuve rivière
mer océan
voiture auto automobile véhicule
vélo bicyclette
père papa
mère maman
enfant fils fille
parents père mère
femme épouse
mari époux
mariage épouser noces
métier profession travail emploi
emploi poste
envoyer expédier livrer
livraison expédition envoi
retour retourner renvoyer
rembourser argent
résilier annuler désabonner
ouvrir horaires
fermer clos
modifier changer adapter
supprimer effacer enlever
ajouter insérer
fabriquer produire
créer réaliser
afficher montrer
recevoir obtenir
donner offrir
nommer appeler nom
signifier signification sens
dire déclarer affirmer
penser croire estimer
voir regarder
parler langue
médecin docteur
image photo photographie
film cinéma
auteur écrivain
écrire rédiger auteur
peintre artiste
université faculté
étudier études université
savant scientifique chercheur
voyage séjour
marcher promenade
danger dangereux risque
sûr sécurité
loi règle
tuer assassiner
important majeur
célèbre connu
petit faible
nombre quantité
partie section
sorte espèce
utiliser employer
augmenter croître hausse
diminuer baisser
relier connecter
enregistrer sauvegarder
entrée billet ticket
garer stationnement parking
déchet ordure poubelle
vêtement habit
garantie assurance
salaire rémunération paie
origine provenance
capitale ville
principal majeur
partir quitter
arriver arrivée
chien chat animal
ingrédient composant
délai durée
facture paiement
`

export const same = `
livraison expédition envoi port
livrer expédier envoyer
remboursement rembourser remboursé
retour renvoyer retourner rendre
téléphone téléphoner appeler
ouvert ouverture ouvrir horaires
réparer réparation
magasin boutique
voiture auto
vélo bicyclette
bagages valises
vacances congés
ascenseur élévateur
toilettes wc
poubelle ordures déchets
employés personnel
bon chèque
facture note
médecin docteur
poussette landau
wifi internet
annuler annulation
résilier résiliation
stationnement parking garer
prix tarif coût frais
gratuit offert
autorisé permis
interdit défendu
cassé défectueux
garantie garanti
échanger échange
acompte arrhes
cadeau présent
enfant gosse
`

export const topics = `
ouvert ouvre ouverture horaires fermé ferme fermeture heures ouvrir fermer accueil
prix coût coûte tarif tarifs cher euros payer montant frais sous somme
réduction remise rabais promotion réduit étudiant étudiants senior seniors retraité chômeur bon code
gratuit gratuitement offert compris inclus inclut gratuite
payer paiement régler carte bancaire espèces liquide chèque chèques virement cb visa mastercard paypal sans-contact
fois mensualités échelonner facilités acompte
acompte arrhes caution dépôt avance garantie
remboursement rembourser remboursé rendre rendu récupérer argent sous avoir
annuler annulation désister désistement empêchement décommander malade absence absent
reporter déplacer modifier changer décaler report modification
résilier résiliation abonnement engagement contrat préavis arrêter
réserver réservation inscription inscrire place places rendez-vous retenir complet
rendez-vous prendre attente attendre imprévu sans-rendez-vous
livraison livrer expédition envoyer envoi colis poste port délai expédier
retirer retrait chercher récupérer enlever emporter
retour retourner échange échanger rendre renvoyer rétractation
garantie réclamation défaut panne cassé réparation réparer abîmé défectueux
parking stationnement stationner garer place voiture auto véhicule garage
venir accès arriver bus train gare tram métro arrêt adresse trouver itinéraire
navette transfert gare aéroport chercher
vélo vélos bicyclette trottinette
électrique borne recharge recharger charger branchement prise
chien chiens animal animaux chat compagnie laisse toutou chiot
enfant enfants fils fille bébé petit petits petite gamin gosse bambin ado
bébé couches couche change poussette nourrisson propre
lit chaise haute berceau parapluie
mineur parents majeur autorisation mère père adolescent
âge ans âgé minimum majeur anniversaire
ami amis conjoint accompagnant accompagner invité invités visiteur partenaire
wifi internet réseau connexion mot-de-passe code
petit-déjeuner déjeuner matin buffet croissant brunch
déjeuner midi repas cantine
dîner soir souper soirée
manger repas restaurant restauration cuisine plat menu carte faim nourriture snack cantine
boire boisson boissons eau café thé bière vin alcool
végétarien végétarienne végan végane viande
allergie allergique allergies gluten lactose intolérance intolérant arachide noix
fauteuil roulant handicap handicapé accessible accessibilité rampe pmr marches escalier ascenseur plain-pied mobilité
ascenseur étage escalier monter
fumer fumeur cigarette tabac non-fumeur vapoter
toilettes wc sanitaires petit-coin
douche bain vestiaire vestiaires salle
piscine nager baignade bassin sauna spa maillot
chambre dormir nuit nuitée lit hébergement nuits coucher loger
serviette serviettes draps linge
arrivée arriver check-in clé clés tard
départ partir quitter check-out libérer
bagage bagages valise valises sac consigne casier déposer
perdu oublié retrouvé objets perdre
clé clés porte code entrée entrer accès badge portail
bruit calme silence musique fête tapage
chauffage chaud froid température chauffer
climatisation clim chaleur ventilateur frais
météo pluie neige orage vent tempête intempéries
malade maladie médecin certificat médical fièvre blessé blessure
urgence urgences médecin docteur douleur mal secours nuit
accident blessé blessure cassé fracture
médicament médicaments ordonnance pharmacie
assurance assuré responsabilité dommage vol volé mutuelle sécurité-sociale
adhérer adhésion membre cotisation adhérent association
mot-de-passe compte connexion connecter identifiant oublié
téléphone appeler numéro joindre contacter contact mail courriel message écrire
langue langues anglais parler traduction
emploi travail travailler poste postuler recrutement candidature job embauche
apprenti apprentissage alternance stage stagiaire formation
salaire payé gagner rémunération
cours leçon séance apprendre professeur moniteur essai stage
examen épreuve test réussir échouer repasser
papiers document documents dossier formulaire justificatif attestation pièce identité passeport permis
vêtements tenue habits chaussures équipement matériel porter mettre apporter gants casque
louer location prêt prêter emprunter loue
acheter achat vendre vente commander boutique magasin
bon cadeau offrir anniversaire carte-cadeau chèque-cadeau
groupe groupes classe école entreprise sortie comité
mariage fête anniversaire événement réception cérémonie privatiser
personnes monde places capacité maximum participants nombre
photo photos photographier filmer image
linge laver lave-linge laverie machine lessive sèche-linge
cuisine cuisiner cuisinière frigo réfrigérateur four vaisselle
barbecue feu griller
jardin terrasse balcon dehors extérieur
poubelle déchets ordures tri recyclage
ménage nettoyage nettoyer propre laver
taille grandeur pointure mesure
durée dure durer temps longtemps minutes heures
avance préalable délai avant tard prévenir veille
retard tard ponctuel heure
aujourd’hui demain dernière-minute immédiat
férié fériés noël pâques nouvel-an réveillon
saison été hiver mois vacances
débutant débutants niveau avancé expérience confirmé
peur inquiet anxieux
données confidentialité supprimer rgpd
facture reçu justificatif tva ticket
bio local producteur frais saison régional
près proche proximité distance loin pied
domicile maison déplacement déplacer
occasion usagé seconde-main reprise
montage monter installer installation poser assembler
supplément extra surcoût majoration
conseil conseiller essayer essai tester dégustation goûter
prévenir avertir informer signaler
complet liste attente disponible disponibilité
déménager déménagement adresse
vacances congé absent voyage
`
