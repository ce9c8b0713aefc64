<?php
/** Reminds a company of applications it has not answered, once a week at most. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Unanswered;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use WP_Post;

/** No payload: reads the applications when it is sent. Not sent if all were answered by then. */
final class Unanswered_Applications implements Message {

	public static function id(): string {
		return 'unanswered_applications';
	}

	public function name(): string {
		return __( 'Unanswered applications', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'contractor', is_optional: true, category: Facts::REMINDERS );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Waiting for your answer: {mission}', 'design-marketplace' ),
			'heading' => __( 'They are waiting.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nDesigners applied to you more than a week ago and have heard nothing yet:\n{missions}\n\nShortlist, choose or decline: a no is an answer, too.",
				'design-marketplace'
			),
			'button'  => __( 'See the candidates', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$waiting  = ( new Unanswered() )->of( $to->user_id );
		$missions = Listed_Jobs::posts( array_keys( $waiting ) );
		if ( ! $missions ) {
			return null;
		}
		$links = array_map(
			static fn( array $link, WP_Post $mission ): array => array(
				'label' => self::label( $mission->post_title, $waiting[ $mission->ID ] ),
			) + $link,
			Listed_Jobs::links( $missions ),
			$missions
		);
		return new Mail_Content(
			array( 'mission' => Listed_Jobs::summary( $missions ) ),
			Listed_Jobs::target( $missions ),
			links: array( 'missions' => $links )
		);
	}

	public function sample(): Mail_Content {
		$links = array_map(
			static fn( array $link ): array => array( 'label' => self::label( $link['label'], 3 ) ) + $link,
			Example::links()
		);
		return new Mail_Content( array( 'mission' => Example::mission() ), home_url( '/' ), links: array( 'missions' => $links ) );
	}

	private static function label( string $title, int $number ): string {
		/* translators: 1: title of a design job, 2: number of candidates. */
		return sprintf( _n( '%1$s: %2$s candidate waits', '%1$s: %2$s candidates wait', $number, 'design-marketplace' ), $title, number_format_i18n( $number ) );
	}
}
