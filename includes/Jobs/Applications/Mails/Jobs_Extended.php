<?php
/** Tells a designer which companies let their design jobs go on for longer, once a week at most. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Extensions;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\People\Accounts\State;
use WP_Post;

/** Payload: `from` and `to`, GMT times. The jobs are read when the email is sent; not sent if all were answered or closed by then. */
final class Jobs_Extended implements Message {

	public static function id(): string {
		return 'jobs_extended';
	}

	public function name(): string {
		return __( 'Design jobs that stay open for longer', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'designer', is_optional: true, category: Facts::REMINDERS );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Open for longer: {mission}', 'design-marketplace' ),
			'heading' => __( 'Open for longer.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nYou are waiting for an answer, and the company takes applications for longer:\n{missions}\n\nYour application stays where it is: there is nothing you have to do.",
				'design-marketplace'
			),
			'button'  => __( 'See my applications', 'design-marketplace' ),
		);
	}

	public function letter( Recipient $to, array $payload ): ?Mail_Content {
		$ids      = Extensions::of( $to->user_id, (string) ( $payload['from'] ?? '' ), (string) ( $payload['to'] ?? '' ) );
		$missions = array_values(
			array_filter(
				Listed_Jobs::posts( $ids ),
				static fn( WP_Post $mission ): bool => Deadline::is_open( $mission ) && ! State::is_off( (int) $mission->post_author )
			)
		);
		if ( ! $missions ) {
			return null;
		}
		$links = array_map(
			static fn( array $link, WP_Post $mission ): array => array(
				'label' => self::label( $mission->post_title, Deadline::of( $mission->ID ) ),
			) + $link,
			Listed_Jobs::links( $missions ),
			$missions
		);
		return new Mail_Content(
			array( 'mission' => Listed_Jobs::summary( $missions ) ),
			home_url( '/applications' ),
			links: array( 'missions' => $links )
		);
	}

	public function sample(): Mail_Content {
		$until = Deadline::plus( Deadline::today(), 30 );
		$links = array_map(
			static fn( array $link ): array => array( 'label' => self::label( $link['label'], $until ) ) + $link,
			Example::links()
		);
		return new Mail_Content(
			array( 'mission' => Example::mission() ),
			home_url( '/applications' ),
			links: array( 'missions' => $links )
		);
	}

	/** @param string $deadline '' for none. */
	private static function label( string $title, string $deadline ): string {
		return '' === $deadline
			/* translators: %s: title of a design job. */
			? sprintf( __( '%s: without a deadline', 'design-marketplace' ), $title )
			: sprintf(
				/* translators: 1: title of a design job, 2: day. */
				__( '%1$s: until %2$s', 'design-marketplace' ),
				$title,
				Deadline::words( $deadline )
			);
	}
}
