<?php
/** Handles the forms of the queue by the same services as REST and WP-CLI. Refused input is shown again. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Notices;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Members\Switching;
use DesignMarketplace\Trust\Deciding;
use DesignMarketplace\Trust\Report_Query;
use WP_Error;

final class Form_Handler {

	public const DECIDE = 'decide_report';
	public const AGAIN  = 'decide_again';

	/**
	 * Decides about all waiting reports of a thing.
	 * @param array<string,mixed> $request `report`, `decision`, `reason`, `words`.
	 */
	public function decide( array $request ): string|WP_Error {
		$report   = Report_Query::find( Action::ids( $request['report'] ?? 0 )[0] ?? 0 );
		$decision = self::decision( $request );
		if ( ! $report || ! $decision ) {
			return self::lost();
		}
		$done = Action::attempt(
			static fn(): mixed => ( new Deciding() )->decide(
				$report->id,
				$decision,
				Decision_Kind::Dismiss === $decision ? null : self::reason( $request ),
				Switching::words( $request['words'] ?? null ),
				get_current_user_id()
			)
		);
		return self::end( $done, $report->thing, self::DECIDE, $request );
	}

	/**
	 * Reverses a decision (`show`) or upholds it (`uphold`).
	 * @param array<string,mixed> $request `record`, `decision`, `words`.
	 */
	public function decide_again( array $request ): string|WP_Error {
		$record = Decisions::get( Action::ids( $request['record'] ?? 0 )[0] ?? 0 );
		if ( ! $record ) {
			return self::lost();
		}
		$words = Switching::words( $request['words'] ?? null );
		$done  = Action::attempt(
			static fn(): mixed => match ( self::decision( $request ) ) {
				Decision_Kind::Uphold => ( new Deciding() )->uphold( $record['id'], $words, get_current_user_id() ),
				Decision_Kind::Show   => ( new Deciding() )->restore( $record['id'], $words, get_current_user_id() ),
				default          => self::lost(),
			}
		);
		return self::end( $done, Decisions::thing( $record ), self::AGAIN, $request );
	}

	/**
	 * The notice. If it was refused, redirects back to the thing and keeps the input.
	 * @param mixed               $done    Result; WP_Error if refused.
	 * @param array<string,mixed> $request Fields of the form.
	 */
	private static function end( mixed $done, Reported_Item $thing, string $form, array $request ): string {
		if ( ! $done instanceof WP_Error ) {
			/* translators: %s: what a decision was made about. */
			return sprintf( __( 'Decided: %s.', 'design-marketplace' ), ( new Thing_View( $thing ) )->title() );
		}
		$params = Errors::params( $done );
		Notices::keep( $params ? (string) reset( $params ) : $done->get_error_message(), 'error' );
		Typed_Fields::keep( self::typed( $form, $thing ), array_intersect_key( $request, array_flip( array( 'reason', 'words' ) ) ) );
		wp_safe_redirect( Queue_Address::thing( $thing ) );
		exit;
	}

	/** Key under which a form's refused input is kept. */
	public static function typed( string $form, Reported_Item $thing ): string {
		return "{$form}:{$thing->key()}";
	}

	/** @param array<string,mixed> $request */
	private static function decision( array $request ): ?Decision_Kind {
		return is_string( $request['decision'] ?? null ) ? Decision_Kind::tryFrom( $request['decision'] ) : null;
	}

	/** @param array<string,mixed> $request */
	private static function reason( array $request ): ?Decision_Reason {
		return Decision_Reason::choice( is_string( $request['reason'] ?? null ) ? $request['reason'] : '' );
	}

	private static function lost(): WP_Error {
		return new WP_Error( 'nothing_to_decide', __( 'There is nothing to decide about any more.', 'design-marketplace' ) );
	}
}
