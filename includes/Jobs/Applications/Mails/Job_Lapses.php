<?php
/** Asks a company whether a design job goes on that it does nothing about any more. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Directory\Listed_Jobs;
use DesignMarketplace\Jobs\Applications\Moments\Job_Link;
use DesignMarketplace\Jobs\Applications\Moments\Lapse;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use WP_Post;

/** Payload: `mission`, `closes` (day). These emails cannot be unsubscribed from: the job is closed without an answer. */
final class Job_Lapses extends Of_Own_Job {

	public static function id(): string {
		return 'job_lapses';
	}

	public function name(): string {
		return __( 'Design job about to be closed', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Is it still open? {mission}', 'design-marketplace' ),
			'heading' => __( 'Is it still open?', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nNothing has happened to your design job \"{mission}\" for some time. If you are still looking for a designer, keep it open.\n\nOtherwise the site closes it on {day} and tells those who applied that you did not answer. If you have found somebody, or the job is called off, please close it yourself: then they read what really happened.\n{ways}",
				'design-marketplace'
			),
			'button'  => __( 'Keep it open', 'design-marketplace' ),
		);
	}

	protected function about( WP_Post $mission, array $payload ): ?Mail_Content {
		$closes = (string) ( $payload['closes'] ?? '' );
		$known  = get_post_meta( $mission->ID, Lapse::META, true );
		$is_due = Mission_State::Open === Mission_State::of( $mission )
			&& is_array( $known )
			&& ( $known['closes'] ?? '' ) === $closes
			&& Lapse::due( $mission, '' ) <= ( $known['due'] ?? '' );
		return $is_due
			? self::filled(
				$mission->post_title,
				$closes,
				Job_Link::url( $mission, Job_Link::RENEW ),
				Listed_Jobs::links( array( $mission ) )
			)
			: null;
	}

	public function sample(): Mail_Content {
		return self::filled( Example::mission(), Deadline::plus( Deadline::today(), Lapse::ASKED[0] ), home_url( '/' ), Example::links() );
	}

	/**
	 * @param string                               $url  Address of the page that keeps it open.
	 * @param list<array{label:string,url:string}> $ways Where it can be closed.
	 */
	private static function filled( string $mission, string $day, string $url, array $ways ): Mail_Content {
		return new Mail_Content(
			array(
				'mission' => $mission,
				'day'     => Deadline::words( $day ),
			),
			$url,
			links: array( 'ways' => $ways )
		);
	}
}
