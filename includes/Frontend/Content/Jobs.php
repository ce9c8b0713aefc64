<?php
/**
 * The list of design jobs in the first paint: open ones as rows, a separator, closed ones as tiles.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Frontend\Content;

use DesignMarketplace\Frontend\Html;
use DesignMarketplace\Frontend\Item;
use DesignMarketplace\Frontend\Markup;
use DesignMarketplace\Frontend\Picture;
use DesignMarketplace\Frontend\University;
use DesignMarketplace\Frontend\View;

final class Jobs {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$open_total = $this->view->total( 'users?', 'X-DM-Open-Total' );
		$previous   = $this->view->total( 'users?' ) - $open_total;
		$jobs       = $this->view->total( 'users?', 'X-DM-Jobs-Total' );
		/* translators: %s: number of open design jobs. */
		$heading  = sprintf( _n( '%s design job', '%s design jobs', $jobs, 'design-marketplace' ), number_format_i18n( $jobs ) );
		$projects = sprintf(
			/* translators: %s: number of projects the design jobs above belong to. */
			_n( 'in %s project', 'in %s projects', $open_total, 'design-marketplace' ),
			number_format_i18n( $open_total )
		);
		$separator = sprintf(
			/* translators: %s: number of closed projects. */
			_n( '%s previous job', '%s previous jobs', $previous, 'design-marketplace' ),
			number_format_i18n( $previous )
		);
		$filters = new Filters( $this->view );
		$cards   = $this->view->list( 'users?' );
		$is_open = static fn( Item $card ): bool => self::open_jobs( $card ) > 0;
		$open    = Html::each(
			fn( Item $card, int $place ): Html => 0 === $place ? $this->open( $card, true ) : Picture::later( $this->open( $card, false ) ),
			array_values( array_filter( $cards, $is_open ) )
		);
		$closed  = Html::each(
			fn( Item $card ): Html => $is_open( $card ) ? Html::all() : Picture::later( $this->closed( $card ) ),
			$cards
		);
		return Html::all(
			Html::of(
				'div.page-head.list-head.grid',
				Html::of(
					'div.list-count',
					Markup::heading( $heading, 'h1.mega.num' ),
					Html::of( 'p.t3.num', $open_total > 0 ? $projects : '' )
				),
				$filters->job_search(),
				$filters->jobs()
			),
			Html::of( 'div.job-rows.grid', Html::of( 'div.jobs', $open ) ),
			$closed->is_empty()
				? ''
				: Html::of(
					'section.section',
					Html::of( 'div.closed-part.grid', Markup::heading( $separator, 'h2.t1.num' ), Html::of( 'div.closed-jobs', $closed ) )
				),
			$cards ? '' : Filters::nothing()
		);
	}

	private function open( Item $card, bool $is_first ): Html {
		$company = $card->text( 'company' );
		$offer   = Markup::joined(
			...array_map(
				static fn( mixed $one ): string => Markup::label( 'engagements', $one ),
				(array) $card->value( 'open_engagements' )
			),
			...array_map( static fn( mixed $one ): string => Markup::label( 'places', $one ), (array) $card->value( 'open_places' ) )
		);
		$firm    = Html::lines(
			Html::of( 'b', $company ),
			University::of( $card ),
			Html::of( 'span.soft', Markup::day( $card->text( 'most_recent_mission_date' ) ) ),
			Html::of( 'span.soft', Markup::answers_in( $card ) )
		);
		return Html::of(
			'article.job',
			Html::of( 'div.firm', Picture::mark( 'logo', $company, $card->value( 'avatar' ), 'logo' ), Html::of( 'p', $firm ) ),
			Html::of(
				'div.head',
				Html::of( 'h2.t2', $this->headline( $card ) ),
				Html::of( 'p.small.job-count.num', self::count( self::open_jobs( $card ) ) ),
				'' === $offer ? '' : Html::of( 'p.small.job-offer', $offer ),
				Markup::tags( $this->view->skills( $card->value( 'open_skills' ) ) )
			),
			Picture::tile( $card->value( 'project_image' ), 'row', '', $is_first )
		);
	}

	private function closed( Item $card ): Html {
		$company = $card->text( 'company' );
		return Html::of(
			'article.closed-job',
			Picture::tile( $card->value( 'project_image' ), 'quarter' ),
			Html::of( 'p.tags', Html::of( 'span.tag.closed', __( 'Closed', 'design-marketplace' ) ) ),
			Html::of( 'h3.t4', $this->headline( $card ) ),
			Html::of(
				'p.small.soft',
				$card->value( 'verified' )
					? Html::lines( $company, University::of( $card ) )
					: Markup::joined( $company, $card->text( 'ecosystem' ) )
			),
			Markup::tags( $this->view->skills( $card->value( 'open_skills' ) ) )
		);
	}

	public static function open_jobs( Item $card ): int {
		return $card->number( 'missions_count' ) - $card->number( 'closed_missions_count' );
	}

	/**
	 * The number of open jobs in words; '' for none.
	 */
	public static function count( int $number ): string {
		return $number > 0
			/* translators: %s: number of open design jobs of a company. */
			? sprintf( _n( '%s open design job', '%s open design jobs', $number, 'design-marketplace' ), number_format_i18n( $number ) )
			: '';
	}

	private function headline( Item $card ): Html {
		return Markup::link(
			'/project/' . $card->text( 'slug' ),
			'' === $card->text( 'project_headline' ) ? $card->text( 'company' ) : $card->said( 'project_headline' )
		);
	}
}
