<?php
/** The email that asks both sides whether what they did together may be shown. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Outcomes;

use DesignMarketplace\Directory\Card;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Mail_List;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\Blocks;
use DesignMarketplace\People\Accounts\Roles;

final class Outcome_Mails implements Mail_List {

	public static function mails(): array {
		return array(
			// Payload: `application` (post id). Not sent once it is answered, nor about somebody who is off or blocked.
			new Message(
				'outcome_asked',
				static fn(): array => array(
					'name'    => __( 'What became of a design job', 'design-marketplace' ),
					'subject' => __( 'May we show it? {mission} ({other})', 'design-marketplace' ),
					'heading' => __( 'May we show it?', 'design-marketplace' ),
					'body'    => __(
						"Hello {name},\n\nTwo months ago the design job \"{mission}\" ended with you and {other}. What you did together could be in our showcase, with a sentence of each of you.\n\nIt is shown only if both of you agree, and only as long as you do.",
						'design-marketplace'
					),
					'button'  => __( 'Answer', 'design-marketplace' ),
				),
				static fn( Recipient $to, array $payload ): ?Mail_Content => self::letter( $to, (int) ( $payload['application'] ?? 0 ) ),
				static fn(): Mail_Content => new Mail_Content(
					Example::tokens( 'mission' ) + array( 'other' => Example::designer() ),
					home_url( '/' )
				),
				is_optional: true,
				category: Message::SITE
			),
		);
	}

	private static function letter( Recipient $to, int $application_id ): ?Mail_Content {
		$row     = array_column( Outcomes::rows( $to->user_id ), null, 'application_id' )[ $application_id ] ?? null;
		$user    = get_userdata( $to->user_id );
		$is_open = $user && $row && null !== $row['doc'] && null === $row['consent'];
		if ( ! $is_open || Blocks::between( $to->user_id, (int) $row['other_id'] ) ) {
			return null;
		}
		$face = Card::face( $row['doc'] );
		$page = Roles::DESIGNER === $to->role ? 'designer' : 'project';
		return new Mail_Content(
			array( 'mission' => (string) $row['title'], 'other' => (string) ( $face['name'] ?? $face['company'] ?? '' ) ),
			home_url( "/{$page}/{$user->user_nicename}#outcomes" )
		);
	}
}
