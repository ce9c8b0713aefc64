<?php

declare( strict_types=1 );

namespace DesignMarketplace\Kernel\Settings;

/** The templates of design jobs until the operator writes others. A gap is ___. */
final class Shipped_Templates {

	public const ALL = array(
		array(
			'id'          => 'logo',
			'name'        => array( 'en' => 'Logo', 'fr' => 'Logo', 'de' => 'Logo', 'it' => 'Logo' ),
			'title'       => array( 'en' => 'A logo for ___', 'fr' => 'Un logo pour ___', 'de' => 'Ein Logo für ___', 'it' => 'Un logo per ___' ),
			'description' => array(
				'en' => "We are ___ and make ___ for ___.\n\nWhat exists: ___. The logo will stand on ___.\n\nYou get: one person who decides, and ___ rounds of comments.",
				'fr' => "Nous sommes ___ et nous faisons ___ pour ___.\n\nCe qui existe : ___. Le logo figurera sur ___.\n\nVous avez : une seule personne qui décide, et ___ tours de remarques.",
				'de' => "Wir sind ___ und machen ___ für ___.\n\nWas es gibt: ___. Das Logo steht später auf ___.\n\nSie haben: eine Person, die entscheidet, und ___ Korrekturrunden.",
				'it' => "Siamo ___ e facciamo ___ per ___.\n\nChe cosa c’è già: ___. Il logo starà su ___.\n\nAvrai: una sola persona che decide, e ___ giri di correzioni.",
			),
			'skill'       => 'Visual identity',
			'engagement'  => 'freelance',
			'place'       => 'remote',
			'duration'    => array( 'en' => 'Four weeks', 'fr' => 'Quatre semaines', 'de' => 'Vier Wochen', 'it' => 'Quattro settimane' ),
		),
		array(
			'id'          => 'packaging',
			'name'        => array( 'en' => 'Packaging', 'fr' => 'Emballage', 'de' => 'Verpackung', 'it' => 'Imballaggio' ),
			'title'       => array(
				'en' => 'Packaging for ___',
				'fr' => 'Un emballage pour ___',
				'de' => 'Eine Verpackung für ___',
				'it' => 'Un imballaggio per ___',
			),
			'description' => array(
				'en' => "Our product is ___, of ___ by ___ cm, sold in ___.\n\nThe packaging has to ___, and may cost ___ at a run of ___.\n\nYou get: samples of the product, and the printer’s telephone number.",
				'fr' => "Notre produit est ___, de ___ sur ___ cm, vendu dans ___.\n\nL’emballage doit ___ et peut coûter ___ pour un tirage de ___.\n\nVous avez : des échantillons du produit, et le téléphone de l’imprimerie.",
				'de' => "Unser Produkt ist ___, misst ___ mal ___ cm und wird in ___ verkauft.\n\nDie Verpackung muss ___ und darf bei einer Auflage von ___ je ___ kosten.\n\nSie haben: Muster des Produkts und die Nummer der Druckerei.",
				'it' => "Il nostro prodotto è ___, di ___ per ___ cm, venduto in ___.\n\nL’imballaggio deve ___ e può costare ___ con una tiratura di ___.\n\nAvrai: campioni del prodotto e il numero della tipografia.",
			),
			'skill'       => 'Packaging',
			'engagement'  => 'freelance',
			'place'       => 'hybrid',
			'duration'    => array( 'en' => 'Six weeks', 'fr' => 'Six semaines', 'de' => 'Sechs Wochen', 'it' => 'Sei settimane' ),
		),
		array(
			'id'          => 'app_screens',
			'name'        => array( 'en' => 'App screens', 'fr' => 'Écrans d’une app', 'de' => 'App-Oberfläche', 'it' => 'Schermate di un’app' ),
			'title'       => array(
				'en' => 'The screens of an app for ___',
				'fr' => 'Les écrans d’une app pour ___',
				'de' => 'Die Oberfläche einer App für ___',
				'it' => 'Le schermate di un’app per ___',
			),
			'description' => array(
				'en' => "For ___, who use it when ___.\n\nWhat exists: ___. What is missing: a screen that ___, and a second one for ___.\n\nYou get: ___ people who try it out, and developers who answer.",
				'fr' => "Pour ___, qui l’utilisent quand ___.\n\nCe qui existe : ___. Ce qui manque : un écran qui ___, et un second pour ___.\n\nVous avez : ___ personnes pour l’essayer, et une équipe technique qui répond.",
				'de' => "Für ___, die sie benutzen, wenn ___.\n\nWas es gibt: ___. Was fehlt: eine Ansicht, die ___, und eine zweite für ___.\n\nSie haben: ___ Personen, die sie ausprobieren, und eine Entwicklung, die antwortet.",
				'it' => "Per ___, che la usano quando ___.\n\nChe cosa c’è già: ___. Che cosa manca: una schermata che ___, e una seconda per ___.\n\nAvrai: ___ persone che la provano, e chi sviluppa ti risponde.",
			),
			'skill'       => 'UI design',
			'engagement'  => 'freelance',
			'place'       => 'hybrid',
			'duration'    => array( 'en' => 'Ten weeks', 'fr' => 'Dix semaines', 'de' => 'Zehn Wochen', 'it' => 'Dieci settimane' ),
		),
		array(
			'id'          => 'wayfinding',
			'name'        => array( 'en' => 'Wayfinding', 'fr' => 'Signalétique', 'de' => 'Signaletik', 'it' => 'Segnaletica' ),
			'title'       => array(
				'en' => 'Wayfinding for ___',
				'fr' => 'La signalétique de ___',
				'de' => 'Die Signaletik für ___',
				'it' => 'La segnaletica di ___',
			),
			'description' => array(
				'en' => "The place: ___, with ___ floors and ___ visitors a day. People get lost at ___.\n\nWhat exists: ___. What has to stay: ___.\n\nYou get: plans, keys, and somebody who shows you round.",
				'fr' => "Le lieu : ___, avec ___ étages et ___ personnes par jour. On s’y perd à ___.\n\nCe qui existe : ___. Ce qui doit rester : ___.\n\nVous avez : les plans, les clés, et quelqu’un pour la visite.",
				'de' => "Der Ort: ___, mit ___ Stockwerken und ___ Gästen am Tag. Man verläuft sich bei ___.\n\nWas es gibt: ___. Was bleiben muss: ___.\n\nSie haben: Pläne, Schlüssel und jemanden, der Sie herumführt.",
				'it' => "Il luogo: ___, con ___ piani e ___ persone al giorno. Ci si perde a ___.\n\nChe cosa c’è già: ___. Che cosa deve restare: ___.\n\nAvrai: piante, chiavi e qualcuno che ti accompagna.",
			),
			'skill'       => 'Wayfinding',
			'engagement'  => 'freelance',
			'place'       => 'on_site',
			'duration'    => array( 'en' => 'Three months', 'fr' => 'Trois mois', 'de' => 'Drei Monate', 'it' => 'Tre mesi' ),
		),
	);
}
