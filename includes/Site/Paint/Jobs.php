<?php
/** The list of design jobs in the first paint: open ones as rows, a separator, closed ones as tiles. */

declare( strict_types=1 );

namespace DesignMarketplace\Site\Paint;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Item;
use DesignMarketplace\Site\Front\List_Query;
use DesignMarketplace\Site\Front\Markup;
use DesignMarketplace\Site\Front\Picture;
use DesignMarketplace\Site\Front\Search_Form;
use DesignMarketplace\Site\Front\University;
use DesignMarketplace\Site\Front\View;

final class Jobs {

	public function __construct( private readonly View $view ) {}

	public function html(): Html {
		$jobs   = $this->view->total( 'users?', 'X-DM-Jobs-Total' );
		$open   = $this->view->total( 'users?', 'X-DM-Open-Total' );
		$closed = $this->view->total( 'users?' ) - $open;
		/* translators: %s: number of open design jobs. */
		$heading = sprintf( _n( '%s design job', '%s design jobs', $jobs, 'design-marketplace' ), number_format_i18n( $jobs ) );
		/* translators: %s: number of projects the design jobs above belong to. */
		$projects = Markup::counted( $open, _n( 'in %s project', 'in %s projects', $open, 'design-marketplace' ) );
		/* translators: %s: number of closed projects. */
		$previous = Markup::counted( $closed, _n( '%s previous job', '%s previous jobs', $closed, 'design-marketplace' ) );
		$count    = Html::of( 'div.list-count', Markup::heading( $heading, 'h1.mega' ), Html::of( 'p.t3', $projects ) );
		$head     = Html::of( 'div.page-head.list-head.for-jobs.grid', $count, $this->search(), $this->filters() );
		$cards    = $this->view->list( 'users?' );
		$is_open  = static fn( Item $card ): bool => '' !== self::open_jobs( $card );
		$rows     = Picture::each( $this->open( ... ), array_values( array_filter( $cards, $is_open ) ) );
		$rows     = Html::of( 'div.job-rows.grid > div.jobs', $rows );
		$tiles    = Html::each( fn( Item $card ): Html => $is_open( $card ) ? Html::all() : $this->closed( $card ), $cards );
		$tiles    = Html::of( 'div.closed-jobs', Picture::later( $tiles ) );
		$title    = $tiles->is_empty() ? '' : Markup::heading( $previous, 'h2.t1' );
		$closed   = Html::of( 'section.section > div.closed-part.grid', $title, $tiles );
		return Html::all( $head, $rows, $closed, $cards ? '' : Search_Form::nothing() );
	}

	/** The number of open jobs in words; '' for none. */
	public static function open_jobs( Item $card ): string {
		$number = $card->number( 'missions_count' ) - $card->number( 'closed_missions_count' );
		/* translators: %s: number of open design jobs of a company. */
		return Markup::counted( $number, _n( '%s open design job', '%s open design jobs', $number, 'design-marketplace' ) );
	}

	/** The search form: words, choices, and links that switch one filter. Hidden fields keep the other filters. */
	private function search(): Html {
		$filters = List_Query::job_filters( $this->view->query );
		$chosen  = List_Query::set( $filters );
		$any     = __( 'Any', 'design-marketplace' );
		$choices = array(
			'engagement' => array( __( 'Engagement', 'design-marketplace' ), $any, Markup::labels( 'engagements' ) ),
			'place'      => array( __( 'Place', 'design-marketplace' ), $any, Markup::labels( 'places' ) ),
			'language'   => array( __( 'Language', 'design-marketplace' ), $any, self::languages( $filters['language'] ) ),
			'deadline'   => array( __( 'Deadline', 'design-marketplace' ), $any, Markup::labels( 'deadlines' ) ),
		);
		$only    = static fn( string $name, string $label ): Html => Search_Form::chip(
			(bool) $filters[ $name ],
			List_Query::jobs( array_replace( $filters, array( $name => ! $filters[ $name ] ) ) ),
			$label
		);
		$paid    = $only( 'paid', __( 'Paid', 'design-marketplace' ) );
		$sure    = $only( 'verified', __( 'Confirmed company', 'design-marketplace' ) );
		$name    = __( 'Design jobs', 'design-marketplace' );
		$words   = __( 'Company, headline, city, skill', 'design-marketplace' );
		$hidden  = array_diff_key( $chosen, $choices, array( 'search' => '' ) );
		return Search_Form::html( '/jobs', $name, $words, $choices, $chosen, $hidden, Html::of( 'div.only > div.checks', $paid, $sure ) );
	}

	/**
	 * The usual ones, and what is chosen besides: an address may name several.
	 * @param list<string> $chosen
	 * @return array<string,string>
	 */
	private static function languages( array $chosen ): array {
		$named = static fn( array $codes ): array => array_map( Languages::name( ... ), $codes );
		$codes = Contract::usual_spoken();
		$usual = array_combine( $codes, $named( $codes ) );
		return $chosen ? $usual + array( implode( ',', $chosen ) => Markup::joined( ...$named( $chosen ) ) ) : $usual;
	}

	/** Skills: the chosen ones, then those with most jobs; folded while they are many. */
	private function filters(): Html {
		$filters = List_Query::job_filters( $this->view->query );
		$skills  = $this->view->list( 'skill' );
		$is_on   = static fn( Item $skill ): bool => in_array( $skill->number( 'id' ), $filters['skill'], true );
		$rank    = static fn( Item $skill ): array => array( $is_on( $skill ), $skill->number( 'jobs' ) );
		usort( $skills, static fn( Item $a, Item $b ): int => $rank( $b ) <=> $rank( $a ) );
		$is_long = count( $skills ) > Contract::limit( 'skills_unfolded' );
		/* translators: %d: number of skills. */
		$all    = sprintf( __( 'All %d skills', 'design-marketplace' ), count( $skills ) );
		$unfold = $is_long ? Html::of( 'a.plain.unfold', $all, Markup::icon( 'chevron-down' ), href: '#skills' ) : '';
		$clear  = Search_Form::clear( '/jobs', List_Query::set( $filters ) );
		$chip   = static function ( Item $skill ) use ( $filters, $is_on ): Html {
			$others = array_values( array_diff( $filters['skill'], array( $skill->number( 'id' ) ) ) );
			$next   = $is_on( $skill ) ? $others : array( ...$others, $skill->number( 'id' ) );
			$jobs   = Html::of( 'b', $skill->number( 'jobs' ) );
			$to     = List_Query::jobs( array_replace( $filters, array( 'skill' => $next ) ) );
			return Search_Form::chip( $is_on( $skill ), $to, $skill->said( 'name' ), ' ', $jobs );
		};
		$legend = Html::of( 'legend.t4', __( 'Skills', 'design-marketplace' ) );
		$skills = Html::of( 'fieldset', $legend, Html::of( 'div.checks', Html::each( $chip, $skills ), id: 'skills' ), $unfold );
		$acts   = $clear->is_empty() ? '' : Html::of( 'div.filter-acts', $clear );
		return Html::of( $is_long ? 'div.job-filters.c4-12.folded' : 'div.job-filters.c4-12', $skills, $acts );
	}

	private function open( Item $card, bool $is_first ): Html {
		$company = $card->text( 'company' );
		$logo    = Picture::mark( 'logo', $company, $card->value( 'avatar' ), 'logo' );
		$day     = Html::of( 'span.soft', Markup::day( $card->text( 'most_recent_mission_date' ) ) );
		$soon    = Html::of( 'span.soft', Markup::answers( $card ) );
		$words   = Html::lines( Html::of( 'b', $company ), University::of( $card ), University::company( $card ), $day, $soon );
		$firm    = Html::of( 'div.firm', $logo, Html::of( 'p', $words ) );
		$longest = Markup::fit( $card->text( '' === $card->text( 'project_headline' ) ? 'company' : 'project_headline' ) );
		$title   = Html::of( 'h2.t2', $this->headline( $card ), style: $longest );
		$count   = Html::of( 'p.small.job-count', self::open_jobs( $card ) );
		$kinds   = Markup::several( 'engagements', $card->value( 'open_engagements' ) );
		$places  = Markup::several( 'places', $card->value( 'open_places' ) );
		$spoken  = array_map( Languages::name( ... ), array_filter( (array) $card->value( 'open_languages' ), 'is_string' ) );
		$offer   = Html::of( 'p.small.job-offer', Markup::joined( $kinds, $places, ...array_values( $spoken ) ) );
		$head    = Html::of( 'div.head', $title, $count, $offer, $this->view->tags( $card->value( 'open_skills' ) ) );
		return Html::of( 'article.job', $firm, $head, Picture::tile( $card->value( 'project_image' ), 'row', '', $is_first ) );
	}

	private function closed( Item $card ): Html {
		$picture = Picture::tile( $card->value( 'project_image' ), 'quarter' );
		$state   = Html::of( 'p.tags > span.tag.closed', __( 'Closed', 'design-marketplace' ) );
		$title   = Html::of( 'h3.t4', $this->headline( $card ) );
		$company = $card->text( 'company' );
		$named   = $card->value( 'verified' )
			? Html::lines( $company, University::of( $card ) )
			: Markup::joined( $company, $card->text( 'ecosystem' ) );
		$firm    = Html::of( 'p.small.soft', Html::lines( $named, University::company( $card ) ) );
		return Html::of( 'article.closed-job', $picture, $state, $title, $firm, $this->view->tags( $card->value( 'open_skills' ) ) );
	}

	private function headline( Item $card ): Html {
		$headline = $card->said( 'project_headline' );
		return Markup::link( '/project/' . $card->text( 'slug' ), $headline->is_empty() ? $card->text( 'company' ) : $headline );
	}
}
