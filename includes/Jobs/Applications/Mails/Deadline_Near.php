<?php
/** Tells a company some days before the deadline of its design job how many have applied. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Application_Query;
use DesignMarketplace\Jobs\Applications\Moments\Job_Link;
use DesignMarketplace\Jobs\Applications\Side;
use DesignMarketplace\Jobs\Applications\Stage;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Facts;
use DesignMarketplace\Mail\Mail_Content;
use WP_Post;

/** Payload: `mission`, `deadline`. */
final class Deadline_Near extends Of_Own_Job {

	public static function id(): string {
		return 'deadline_near';
	}

	public function name(): string {
		return __( 'Deadline of a design job', 'design-marketplace' );
	}

	public function facts(): Facts {
		return new Facts( role: 'contractor', is_optional: true, category: Facts::REMINDERS );
	}

	public function texts(): array {
		return array(
			'subject' => __( '{mission}: applications until {deadline}', 'design-marketplace' ),
			'heading' => __( 'The deadline is near.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nDesigners can apply to \"{mission}\" until the end of {deadline}. {candidates}\n\nYou can choose now or later. If you would like to hear from more designers, give them more time:\n{ways}",
				'design-marketplace'
			),
			'button'  => __( 'See the candidates', 'design-marketplace' ),
		);
	}

	protected function about( WP_Post $mission, array $payload ): ?Mail_Content {
		$deadline = Deadline::of( $mission->ID );
		if ( ! Deadline::is_open( $mission, $deadline ) || ( $payload['deadline'] ?? '' ) !== $deadline ) {
			return null;
		}
		$counts = ( new Application_Query() )->counts( $mission->ID, Side::Owner );
		$number = array_sum( $counts ) - $counts[ Stage::Withdrawn->value ];
		return self::filled(
			$mission->post_title,
			$deadline,
			$number,
			Listed_Jobs::target( array( $mission ) ),
			Job_Link::url( $mission, Job_Link::RENEW )
		);
	}

	public function sample(): Mail_Content {
		return self::filled( Example::mission(), Deadline::today(), 3, home_url( '/' ), home_url( '/' ) );
	}

	/**
	 * @param int    $number How many have applied.
	 * @param string $more   Address of the page that moves the deadline.
	 */
	private static function filled( string $mission, string $deadline, int $number, string $url, string $more ): Mail_Content {
		$days = Contract::limit( 'renew_days' );
		return new Mail_Content(
			array(
				'mission'    => $mission,
				'deadline'   => Deadline::words( $deadline ),
				'candidates' => 0 === $number
					? __( 'Nobody has applied yet.', 'design-marketplace' )
					: sprintf(
						/* translators: %s: number of designers. */
						_n( '%s designer has applied so far.', '%s designers have applied so far.', $number, 'design-marketplace' ),
						number_format_i18n( $number )
					),
			),
			$url,
			links: array(
				'ways' => array(
					array(
						/* translators: %d: number of days. */
						'label' => sprintf( __( 'Keep it open for %d more days', 'design-marketplace' ), $days ),
						'url'   => $more,
					),
				),
			)
		);
	}
}
