<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Notices;
use DesignMarketplace\Desk\Admin\Reason_Choice;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Members\Member_Language;
use DesignMarketplace\People\Members\Switching;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Report_Query;
use DesignMarketplace\Trust\Reportable;
use WP_Error;

/**
 * The forms on a thing's page, and what they do by the same services as REST and WP-CLI. Refused input is shown again.
 * @phpstan-import-type Record from Decisions
 */
final class Forms {

	private const DECIDE = 'decide_report';
	private const AGAIN  = 'decide_again';

	/** The form to decide about all waiting reports of a thing. */
	public static function decision( Reported_Item $thing, Report $report ): void {
		Ui::p(
			__( 'The decision settles all reports of this item. Those who reported it are told the outcome, and the member is never told who they are.', 'design-marketplace' )
		);
		Action::open( self::DECIDE, array( 'report' => $report->id ), Reports_Screen::list() );
		Reason_Choice::show( 'dm-decide', Member_Language::of( $thing->owner ), self::typed( self::DECIDE, $thing ) );
		$buttons = array();
		if ( null !== $thing->post() || null !== Reportable::keeper( $thing->kind ) ) {
			$buttons[] = self::button( Decision_Kind::Hide, __( 'Hide it', 'design-marketplace' ), true );
		}
		if ( Switching::is_decided_about( $thing->owner, get_current_user_id() ) ) {
			$buttons[] = self::button( Decision_Kind::Off, __( 'Switch the account off', 'design-marketplace' ) );
		}
		$buttons[] = self::button( Decision_Kind::Dismiss, __( 'Dismiss the reports', 'design-marketplace' ) );
		Ui::say( Html::of( 'p.dm-buttons', ...$buttons ) );
		echo '</form>';
	}

	/** @param array{Record,Record} $pair Objection and decision. */
	public static function objection( Reported_Item $thing, array $pair ): void {
		[ $objection, $decision ] = $pair;
		$was                      = Html::of( 'strong', Decision_Kind::tryFrom( $decision['decision'] )?->label() ?? '' );
		Ui::p( $was, ': ' . Decisions::reason( $decision ) );
		Ui::quote( $objection['words'] );
		Ui::p( __( 'This second decision ends the matter. The member is told.', 'design-marketplace' ) );
		Action::open( self::AGAIN, array( 'record' => $decision['id'] ), Reports_Screen::list( Tab::Objections ) );
		$help = __( 'The member reads this.', 'design-marketplace' );
		Reason_Choice::words( 'dm-again', Member_Language::of( $thing->owner ), self::typed( self::AGAIN, $thing ), $help );
		$back   = Decision_Kind::Off->value === $decision['decision']
			? __( 'Switch the account on again', 'design-marketplace' )
			: __( 'Restore it', 'design-marketplace' );
		$uphold = self::button( Decision_Kind::Uphold, __( 'Uphold the decision', 'design-marketplace' ) );
		Ui::say( Html::of( 'p.dm-buttons', self::button( Decision_Kind::Show, $back, true ), $uphold ) );
		echo '</form>';
	}

	/** Dismissing needs no reason. */
	private static function button( Decision_Kind $decision, string $label, bool $is_first = false ): Html {
		$is   = $is_first ? 'button.button.button-primary' : 'button.button';
		$free = Decision_Kind::Dismiss === $decision;
		return Html::all( Html::of( $is, $label, type: 'submit', name: 'decision', value: $decision->value, formnovalidate: $free ), ' ' );
	}

	/** @param array<string,mixed> $request `report`, `decision`, `reason`, `words`. */
	public function decide( array $request ): string|WP_Error {
		$report   = Report_Query::find( Action::ids( $request['report'] ?? 0 )[0] ?? 0 );
		$decision = self::chosen( $request );
		if ( ! $report || ! $decision ) {
			return self::lost();
		}
		$reason = Decision_Reason::choice( $request['reason'] ?? null );
		$done   = Action::attempt(
			static fn(): mixed => ( new Deciding() )->decide(
				$report->id,
				$decision,
				Decision_Kind::Dismiss === $decision ? null : $reason,
				Switching::words( $request['words'] ?? null ),
				get_current_user_id()
			)
		);
		return self::end( $done, $report->thing, self::DECIDE, $request );
	}

	/** @param array<string,mixed> $request `record`, `decision` (`show` reverses it, `uphold` keeps it), `words`. */
	public function decide_again( array $request ): string|WP_Error {
		$record = Decisions::get( Action::ids( $request['record'] ?? 0 )[0] ?? 0 );
		if ( ! $record ) {
			return self::lost();
		}
		$words = Switching::words( $request['words'] ?? null );
		$done  = Action::attempt(
			static fn(): mixed => match ( self::chosen( $request ) ) {
				Decision_Kind::Uphold => ( new Deciding() )->uphold( $record['id'], $words, get_current_user_id() ),
				Decision_Kind::Show   => ( new Deciding() )->restore( $record['id'], $words, get_current_user_id() ),
				default               => self::lost(),
			}
		);
		return self::end( $done, Decisions::thing( $record ), self::AGAIN, $request );
	}

	/**
	 * The notice. If it was refused, redirects back to the thing and keeps the input.
	 * @param array<string,mixed> $request
	 */
	private static function end( mixed $done, Reported_Item $thing, string $form, array $request ): string {
		if ( ! $done instanceof WP_Error ) {
			/* translators: %s: what a decision was made about. */
			return sprintf( __( 'Decided: %s.', 'design-marketplace' ), ( new Thing_View( $thing ) )->title() );
		}
		$params = Errors::params( $done );
		Notices::keep( $params ? (string) reset( $params ) : $done->get_error_message(), 'error' );
		Typed_Fields::keep( "{$form}:{$thing->key()}", array_intersect_key( $request, array_flip( array( 'reason', 'words' ) ) ) );
		wp_safe_redirect( Reports_Screen::thing( $thing ) );
		exit;
	}

	/** @return array<string,mixed> Refused input to show again. */
	private static function typed( string $form, Reported_Item $thing ): array {
		return Typed_Fields::take( "{$form}:{$thing->key()}" );
	}

	/** @param array<string,mixed> $request */
	private static function chosen( array $request ): ?Decision_Kind {
		return is_string( $request['decision'] ?? null ) ? Decision_Kind::tryFrom( $request['decision'] ) : null;
	}

	private static function lost(): WP_Error {
		return new WP_Error( 'nothing_to_decide', __( 'There is nothing to decide about any more.', 'design-marketplace' ) );
	}
}
