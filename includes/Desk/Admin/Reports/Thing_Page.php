<?php
/** The page of one thing: its current state, its reports, forms to decide, and earlier decisions. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Decision_List;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Screens\Approvals;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Objections;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Trust\Impartial;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Query;

/** @phpstan-import-type Record from Decisions */
final class Thing_Page {

	private readonly Thing_View $view;

	public function __construct( private readonly Reported_Item $thing ) {
		$this->view = new Thing_View( $thing );
	}

	public function show(): void {
		$is_own  = ! Impartial::is( get_current_user_id(), $this->thing->owner );
		$reports = $is_own ? array() : Report_Query::of( $this->thing );
		$records = Decisions::about( array( $this->thing ) )[ $this->thing->key() ] ?? array();
		Thing_View::prime( array( $this->thing ) );
		People::prime( array_merge( array_column( $reports, 'reporter' ), array_column( $records, 'by' ) ) );
		Ui::say( Html::safe( '<div class="wrap dm-reports">' ), Html::of( 'h1', $this->view->title() ) );
		Ui::p( Html::of( 'a', __( 'All reports', 'design-marketplace' ), href: Reports_Screen::list() ) );
		echo '<div class="dm-boxes">';
		Ui::box( "{$this->view->kind()} · {$this->view->state()}", array( $this, 'thing' ) );
		if ( $is_own ) {
			Ui::p( Lines::own() );
		}
		if ( $reports ) {
			Ui::box( __( 'Reports', 'design-marketplace' ), fn() => $this->reports( $reports ) );
		}
		foreach ( $is_own ? array() : self::objections( $records ) as $objection ) {
			Ui::box( __( 'Objection by the member', 'design-marketplace' ), fn() => Forms::objection( $this->thing, $objection ) );
		}
		$waiting = array_values( array_filter( $reports, static fn( Report $report ): bool => $report->waiting ) );
		if ( $waiting ) {
			Ui::box( __( 'Decision', 'design-marketplace' ), fn() => Forms::decision( $this->thing, $waiting[0] ) );
		}
		if ( $records ) {
			Ui::box( __( 'Decided before', 'design-marketplace' ), static fn() => Decision_List::table( $records ) );
		}
		echo '</div></div>';
	}

	public function thing(): void {
		foreach ( $this->view->pictures() as $picture ) {
			echo wp_get_attachment_image( $picture, 'medium', false, array( 'alt' => $this->view->title() ) ) . ' ';
		}
		Ui::say( Ui::tag( 'div.dm-message', Ui::lines( $this->view->text() ) ) );
		/* translators: %s: name of a member. */
		Ui::p( Html::safe( sprintf( esc_html__( 'By %s', 'design-marketplace' ), People::link( $this->thing->owner ) ) ) );
		$links = array(
			__( 'See it on the site', 'design-marketplace' ) => $this->view->url(),
			__( 'Open its screen', 'design-marketplace' ) => $this->view->screen(),
			__( 'Approve or reject…', 'design-marketplace' ) => $this->view->waits() ? Approvals::url( $this->thing->id ) : '',
		);
		foreach ( array_filter( $links ) as $label => $url ) {
			Ui::say( Html::of( 'a.button', $label, href: $url ), ' ' );
		}
	}

	/** @param list<Report> $reports The newest first. */
	private function reports( array $reports ): void {
		echo '<ul class="dm-lines">';
		foreach ( $reports as $report ) {
			/* translators: %s: number of a report. */
			$number = sprintf( __( 'no. %s', 'design-marketplace' ), $report->number() );
			Ui::say(
				Html::safe( '<li>' ),
				Html::of( 'strong', $report->reason() ),
				Html::safe( ', ' . Lines::reporter( $report ) . ', ' . People::time( $report->date ) . ', ' ),
				Html::of( 'span.dm-number', $number )
			);
			Ui::quote( $report->words );
			if ( '' !== $report->objection ) {
				Ui::p( __( 'Objects to the dismissal:', 'design-marketplace' ) );
				Ui::quote( $report->objection );
			}
			if ( $report->evidence > 0 ) {
				$see = __( 'See it as it was then (this is logged)', 'design-marketplace' );
				Ui::p( Html::of( 'a', $see, href: Evidence_View::url( $report ) ) );
			}
			if ( Evidence_View::is_asked( $report ) ) {
				( new Evidence_View( $report ) )->show();
			}
			echo '</li>';
		}
		echo '</ul>';
	}

	/**
	 * @param list<Record> $records Records about the thing.
	 * @return list<array{Record,Record}> Objection and decision.
	 */
	private static function objections( array $records ): array {
		$by_id   = array_column( $records, null, 'id' );
		$waiting = array_column( Objections::waiting(), 'id' );
		$found   = array();
		foreach ( $records as $record ) {
			$about = $by_id[ $record['about'] ] ?? null;
			if ( $about && Decision_Kind::Objection->value === $record['decision'] && in_array( $record['id'], $waiting, true ) ) {
				$found[] = array( $record, $about );
			}
		}
		return $found;
	}
}
