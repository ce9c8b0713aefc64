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
		/* translators: %s: number of closed projects. */
		$previous = Markup::counted( $closed, _n( '%s previous job', '%s previous jobs', $closed, 'design-marketplace' ) );
		$title    = Html::of( 'h1.t2', $heading, style: Markup::fit( $heading ) );
		$head     = Html::of( 'div.page-head.list-head.for-jobs.grid', $title, $this->search(), $this->acts() );
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
		$words   = __( 'Job, company, city, skill', 'design-marketplace' );
		$hidden  = array_diff_key( $chosen, $choices, array( 'search' => '' ) );
		$only    = Html::of( 'div.only > div.checks', $paid, $sure );
		$set     = count( $this->set() );
		$number  = $set > 0 ? Html::of( 'b', "({$set})" ) : '';
		$sheet   = Html::of( 'a.plain.to-sheet', __( 'Filters', 'design-marketplace' ), $number, Markup::icon( 'filter' ), href: '#filters' );
		return Search_Form::html( '/jobs', $name, $words, $choices, $chosen, $hidden, $only, $this->skills(), $sheet );
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

	/** Skills, which unfold: the chosen ones, then those with most jobs. */
	private function skills(): Html {
		$filters = List_Query::job_filters( $this->view->query );
		$skills  = $this->view->list( 'skill' );
		$is_on   = static fn( Item $skill ): bool => in_array( $skill->number( 'id' ), $filters['skill'], true );
		$name    = static fn( Item $skill ): string => $skill->text( 'name' );
		$names   = Markup::joined( ...array_map( $name, array_values( array_filter( $skills, $is_on ) ) ) );
		$rank    = static fn( Item $skill ): array => array( $is_on( $skill ), $skill->number( 'jobs' ) );
		usort( $skills, static fn( Item $a, Item $b ): int => $rank( $b ) <=> $rank( $a ) );
		$chip    = static function ( Item $skill ) use ( $filters, $is_on ): Html {
			$others = array_values( array_diff( $filters['skill'], array( $skill->number( 'id' ) ) ) );
			$next   = $is_on( $skill ) ? $others : array( ...$others, $skill->number( 'id' ) );
			$jobs   = Html::of( 'b', $skill->number( 'jobs' ) );
			$to     = List_Query::jobs( array_replace( $filters, array( 'skill' => $next ) ) );
			return Search_Form::chip( $is_on( $skill ), $to, $skill->said( 'name' ), ' ', $jobs );
		};
		$label   = __( 'Skills', 'design-marketplace' );
		$head    = Html::of(
			'summary',
			Html::of( 'span.lab', $label ),
			Html::of( 'span.value', '' === $names ? __( 'Any', 'design-marketplace' ) : $names ),
			Markup::icon( 'chevron-down' )
		);
		$panel   = Html::of( 'fieldset.panel', Html::of( 'legend.sr', $label ), Html::of( 'div.checks', Html::each( $chip, $skills ) ) );
		return Html::of( '' === $names ? 'details.filter' : 'details.filter.set', $head, $panel );
	}

	/** @return list<array{string,array<string,mixed>}> The filters that are set: what each is called, and the filters without it. */
	private function set(): array {
		$filters = List_Query::job_filters( $this->view->query );
		$set     = array();
		foreach ( $this->view->list( 'skill' ) as $skill ) {
			if ( in_array( $skill->number( 'id' ), $filters['skill'], true ) ) {
				$others = array_values( array_diff( $filters['skill'], array( $skill->number( 'id' ) ) ) );
				$set[]  = array( $skill->text( 'name' ), array( 'skill' => $others ) );
			}
		}
		$others = array(
			array( Markup::label( 'engagements', $filters['engagement'] ), array( 'engagement' => '' ) ),
			array( Markup::label( 'places', $filters['place'] ), array( 'place' => '' ) ),
			array( Markup::joined( ...array_map( Languages::name( ... ), $filters['language'] ) ), array( 'language' => array() ) ),
			array( Markup::label( 'deadlines', $filters['deadline'] ), array( 'deadline' => '' ) ),
			array( $filters['paid'] ? __( 'Paid', 'design-marketplace' ) : '', array( 'paid' => false ) ),
			array( $filters['verified'] ? __( 'Confirmed company', 'design-marketplace' ) : '', array( 'verified' => false ) ),
		);
		return array_map(
			static fn( array $one ): array => array( $one[0], array_replace( $filters, $one[1] ) ),
			array( ...$set, ...array_values( array_filter( $others, static fn( array $one ): bool => '' !== $one[0] ) ) )
		);
	}

	/** The ways out of the filters. */
	private function acts(): Html {
		$off   = static fn( array $one ): Html => Markup::link(
			List_Query::jobs( $one[1] ),
			Html::all( $one[0], Markup::icon( 'close' ) ),
			'.plain.off',
			/* translators: %s: a file, or a filter. */
			sprintf( __( 'Remove %s', 'design-marketplace' ), $one[0] )
		);
		$clear = Search_Form::clear( '/jobs', List_Query::set( List_Query::job_filters( $this->view->query ) ) );
		return $clear->is_empty() ? $clear : Html::of( 'div.filter-acts', Html::each( $off, $this->set() ), $clear );
	}

	private function open( Item $card, bool $is_first ): Html {
		$company = $card->text( 'company' );
		$logo    = Picture::mark( 'logo', $company, $card->value( 'avatar' ), 'logo' );
		$day     = Html::of( 'span.soft', Markup::day( $card->text( 'most_recent_mission_date' ) ) );
		$soon    = Html::of( 'span.soft', Markup::answers( $card ) );
		$words   = Html::lines( Html::of( 'b', $company ), University::of( $card ), University::company( $card ), $day, $soon );
		$firm    = Html::of( 'div.firm', $logo, Html::of( 'p', $words ) );
		$longest = Markup::fit( $card->text( '' === $card->text( 'project_headline' ) ? 'company' : 'project_headline' ) );
		$title   = Html::of( 'h2.t3', $this->headline( $card ), style: $longest );
		$lines   = Job_Lines::of( $card );
		$lines   = $lines->is_empty() ? Html::of( 'p.small.job-count', self::open_jobs( $card ) ) : $lines;
		$what    = Html::of( 'div.what', $title, $lines );
		$picture = Picture::tile( $card->value( 'project_image' ), 'job', '', $is_first );
		return Html::of( 'article.job', $firm, $what, $picture, $this->view->tags( $card->value( 'open_skills' ) ) );
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
