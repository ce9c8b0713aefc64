<?php
/** The facts of a design job as far as the reader may see them: company, terms, deadline. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Front;

use DesignMarketplace\Kernel\Database\Posts;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Job_Words;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use WP_Post;

final class Job_Lines {

	public function __construct( private readonly ?WP_Post $job, private readonly Item $card ) {}

	/** @return array<string,Html|string> What each job has: the company's university and place, and the day. */
	public function about(): array {
		return array(
			__( 'Part of', 'design-marketplace' )  => University::of( $this->card ),
			__( 'Company', 'design-marketplace' )  => University::company( $this->card ),
			__( 'Location', 'design-marketplace' ) => Markup::place( $this->card ),
			__( 'Posted', 'design-marketplace' )   => $this->posted(),
		);
	}

	/** @return array<string,Html|string> Type of work, place, time and pay. */
	public function offer(): array {
		$lines  = $this->job && self::are_shown()
			? ( new Job_Words( Job_Facts::of( $this->job->ID ) ) )->lines( $this->card->text( 'city' ) )
			: array();
		$locale = $this->card->text( 'locale' );
		$said   = static fn( array $line ): Html => Html::all(
			Markup::typed( $line['value'], $line['typed'], $locale ),
			Html::of( 'small', Markup::typed( $line['note'], $line['typed'], $locale ) )
		);
		return array_combine( array_column( $lines, 'term' ), array_map( $said, $lines ) );
	}

	/** @return array<string,Html> The last day to apply, struck out once it is over: src/features/jobs/missions/standing.ts. */
	public function until(): array {
		$day = $this->job && Mission_State::Open === Mission_State::of( $this->job ) && self::are_shown()
			? Deadline::of( $this->job->ID )
			: '';
		if ( ! $this->job || '' === $day ) {
			return array();
		}
		$date = Markup::calendar_day( $day );
		$line = Deadline::has_passed( $this->job->ID )
			? Html::all( Html::of( 's', $date ), Html::of( 'small', __( 'passed', 'design-marketplace' ) ) )
			: Html::all( $date, Html::of( 'small', __( 'until midnight', 'design-marketplace' ) ) );
		return array( __( 'Apply by', 'design-marketplace' ) => $line );
	}

	/** The day it was posted, formatted. */
	public function posted(): string {
		$day = $this->job ? Posts::text( $this->job->ID, Item_Types::POSTING_DATE ) : '';
		return '' === $day ? Markup::day( (string) ( $this->job->post_date_gmt ?? '' ) ) : Markup::calendar_day( $day );
	}

	private static function are_shown(): bool {
		return is_user_logged_in() || Site_Settings::shows_whole_jobs();
	}
}
