<?php
/** /project/:slug/mission/:missionId: a design job and its company. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Pages;

use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Site\Front\Destination;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\Job_Lines;
use DesignMarketplace\Site\Front\Job_Posting;
use DesignMarketplace\Site\Front\Linked_Data;
use DesignMarketplace\Site\Front\Page;
use DesignMarketplace\Site\Front\View;
use DesignMarketplace\Site\Paint;

/** The operator sets whether strangers can read title, company and date, or everything, or nothing. */
final class Job extends Page {

	public function title( View $view ): string {
		$card = $view->destination->card();
		$job  = $view->destination->page;
		return $card && $job && self::is_shown()
			/* translators: 1: title of a design job, 2: company. */
			? sprintf( _x( '%1$s – %2$s', 'title of a page', 'design-marketplace' ), $job->post_title, (string) ( $card['company'] ?? '' ) )
			: parent::title( $view );
	}

	public function description( View $view ): string {
		$card = $view->destination->card();
		if ( ! $card || ! self::is_shown() ) {
			return parent::description( $view );
		}
		$text = sprintf(
			/* translators: 1: company, 2: date. */
			__( 'A design job at %1$s, posted on %2$s.', 'design-marketplace' ),
			(string) ( $card['company'] ?? '' ),
			( new Job_Lines( $view->destination->page, new Item( $card ) ) )->posted()
		);
		return trim( $text . ' ' . View::line( (string) ( $card['project_headline'] ?? '' ) ) );
	}

	public function preloads( Destination $destination, array $query ): array {
		if ( is_user_logged_in() || ! self::is_shown() || ! $destination->page ) {
			return array();
		}
		$slug = explode( '/', $destination->path )[2] ?? '';
		return array(
			"/design-marketplace/v1/jobs/{$destination->page->ID}",
			'/wp/v2/users?slug=' . rawurlencode( rawurldecode( $slug ) ),
		);
	}

	public function content( View $view ): Html {
		return self::is_shown() ? ( new Paint\Job( $view ) )->html() : Paint\Job::gate( $view );
	}

	public function linked_data( View $view, Linked_Data $pieces ): array {
		$job     = $view->destination->page;
		$card    = $view->destination->card();
		$posting = $job && $card && Site_Settings::shows_whole_jobs() && Deadline::is_open( $job )
			? Job_Posting::of( $job, $card, $pieces )
			: array();
		return array_values( array_filter( array( $posting, $pieces->page(), $pieces->way( 'jobs' ) ) ) );
	}

	private static function is_shown(): bool {
		return is_user_logged_in() || Site_Settings::shows_jobs();
	}
}
