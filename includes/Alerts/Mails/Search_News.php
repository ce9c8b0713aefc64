<?php
/** Tells a member about news for a saved search: at once, or as a digest. */

declare( strict_types=1 );

namespace DesignMarketplace\Alerts\Mails;

use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;

/** Payload: `search` and the news, see Hits. Jobs and designers are read when the email is made. Its link pauses the search. */
final class Search_News implements Message {

	public static function id(): string {
		return 'search_news';
	}

	public function name(): string {
		return __( 'New in a saved search', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts();
	}

	public function texts(): array {
		return array(
			'subject' => __( '{search} – new: {first}', 'design-marketplace' ),
			'heading' => __( 'New in your search.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nYou saved the search “{search}”. This is new:\n{list}\n\nYou hear about each of them once. How often we write, and for which searches, is up to you: see your saved searches on {site}.",
				'design-marketplace'
			),
			'button'  => __( 'See what is new', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		return Listed::letter( $to, $payload );
	}

	public function sample(): Mail_Content {
		return new Mail_Content(
			array(
				'search' => __( 'Illustration in Lausanne', 'design-marketplace' ),
				'first'  => Example::mission(),
			),
			home_url( '/' ),
			links: array( 'list' => Example::links() ),
			end_url: home_url( '/' )
		);
	}
}
