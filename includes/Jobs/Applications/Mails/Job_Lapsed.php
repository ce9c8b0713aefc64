<?php
/** Tells a company that the site has closed its design job, and how it is opened again. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Jobs\Applications\Moments\Job_Link;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_Outcome;
use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use WP_Post;

final class Job_Lapsed extends Of_Own_Job {

	public static function id(): string {
		return 'job_lapsed';
	}

	public function name(): string {
		return __( 'Own design job closed by the site', 'design-marketplace' );
	}

	public function texts(): array {
		return array(
			'subject' => __( 'Closed: {mission}', 'design-marketplace' ),
			'heading' => __( 'We have closed it.', 'design-marketplace' ),
			'body'    => __(
				"Hello {name},\n\nAs we have not heard from you, the site has closed your design job \"{mission}\" and told those who applied.\n\nYou can open it again until {day}, here or on the page of the job.",
				'design-marketplace'
			),
			'button'  => __( 'Open it again', 'design-marketplace' ),
		);
	}

	protected function about( WP_Post $mission, array $payload ): ?Mail_Content {
		$closed = Deadline::day( (int) strtotime( get_post_meta( $mission->ID, Mission_Outcome::CLOSED, true ) . ' UTC' ) );
		return Mission_Outcome::has_lapsed_lately( $mission )
			? self::filled( $mission->post_title, $closed, Job_Link::url( $mission, Job_Link::REOPEN ) )
			: null;
	}

	public function sample(): Mail_Content {
		return self::filled( Example::mission(), Deadline::today(), home_url( '/' ) );
	}

	/** @param string $url Address of the page that opens it again. */
	private static function filled( string $mission, string $closed, string $url ): Mail_Content {
		return new Mail_Content(
			array(
				'mission' => $mission,
				'day'     => Deadline::words( Deadline::plus( $closed, Contract::limit( 'reopen_days' ) ) ),
			),
			$url
		);
	}
}
