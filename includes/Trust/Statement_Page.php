<?php
/**
 * The page of a decision: its statement of reasons, and what the member can do without logging in: object, download their data, delete the
 * account.
 */

declare( strict_types=1 );

namespace DesignMarketplace\Trust;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Link;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Objections;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Rate_Limiter;
use DesignMarketplace\People\Members\Deletion;
use DesignMarketplace\People\Members\Own_Data;
use DesignMarketplace\People\Privacy\Inventory;
use WP_Error;
use WP_User;

/**
 * Opening it changes nothing; only a POST does.
 * @phpstan-import-type Answer from Signed_Page
 */
final class Statement_Page {

	/** Requests of a member that may write in an hour. */
	private const HOURLY = 20;

	public function add_facts( string $facts, int $decision, int $user_id ): string {
		return $facts . ( new Statement( Decisions::find( $user_id, $decision ), $user_id ) )->facts();
	}

	/**
	 * @param array<string,mixed>|null $sent Fields of a POST; null for GET.
	 * @return Answer
	 */
	public function handle( string $token, ?array $sent ): array {
		$found = Account_Link::read( $token );
		if ( ! $found ) {
			return Signed_Page::over();
		}
		[ $user, $decision ] = $found;
		if ( null === $sent ) {
			return $this->offer( $user, $decision );
		}
		$refusal = ( new Rate_Limiter() )->hit( "account_page:{$user->ID}", self::HOURLY, HOUR_IN_SECONDS );
		$words   = 'object' === ( $sent['do'] ?? '' ) ? Objecting::words( $sent['words'] ?? '' ) : '';
		if ( $refusal ) {
			return $this->offer( $user, $decision, $refusal, $words );
		}
		return match ( $sent['do'] ?? '' ) {
			'object' => $this->object( $user, $decision, $words ),
			'export' => $this->export( $user ),
			'link'   => $this->send_link( $user, $decision ),
			'erase'  => $this->erase( $user, $decision, $sent['sure'] ?? '' ),
			default  => $this->offer( $user, $decision ),
		};
	}

	/** @return Answer */
	private function object( WP_User $user, int $decision, string $words ): array {
		$error = Signed_Page::attempt(
			'Objection to a decision',
			static fn(): ?WP_Error => ( new Objecting() )->by_author( $user->ID, $decision, $words )
		);
		return $error ? $this->offer( $user, $decision, $error, $words ) : $this->offer( $user, $decision );
	}

	/** @return Answer The member's data as a file. */
	private function export( WP_User $user ): array {
		return array(
			'status' => 200,
			'type'   => 'application/json; charset=UTF-8',
			'file'   => sanitize_file_name( $user->user_nicename ) . '.json',
			'body'   => ( new Inventory() )->json( ( new Inventory() )->export( $user->ID ) ),
		);
	}

	/**
	 * Sends a link to the whole data, including what this page does not show.
	 * @return Answer
	 */
	private function send_link( WP_User $user, int $decision ): array {
		$error = Signed_Page::attempt( 'Link to own data', static fn(): ?WP_Error => ( new Own_Data() )->send( $user->ID ) );
		return $error
			? $this->offer( $user, $decision, $error )
			: Signed_Page::page( __( 'We have sent you an email with the link.', 'design-marketplace' ), '' );
	}

	/** @return Answer */
	private function erase( WP_User $user, int $decision, mixed $sure ): array {
		if ( '1' !== $sure ) {
			return $this->offer(
				$user,
				$decision,
				Errors::fields( array( 'sure' => __( 'Please tick the box if you are sure.', 'design-marketplace' ) ) )
			);
		}
		$result = Signed_Page::attempt( 'Deletion by a signed page', static fn(): mixed => ( new Deletion() )->delete( $user->ID ) );
		return $result instanceof WP_Error
			? $this->offer( $user, $decision, $result )
			: Signed_Page::page( Contract::message( 'account_deleted' ), '' );
	}

	/** @return Answer */
	private function offer( WP_User $user, int $decision, ?WP_Error $error = null, string $typed = '' ): array {
		$statement = new Statement( Decisions::find( $user->ID, $decision ), $user->ID );
		$second    = Decision_Kind::tryFrom( Objections::outcome( $user->ID, $decision )['decision'] ?? '' );
		$is_over   = (bool) $second?->gives_back();
		$html      = ( $is_over ? '' : '<p>' . esc_html( $statement->restriction() ) . '</p>' )
			. Signed_Page::section( __( 'Why', 'design-marketplace' ), $statement->reason() );
		foreach ( // phpcs:ignore WordPress.Arrays -- two rows.
			array(
				__( 'The rule', 'design-marketplace' ) => $statement->rule(),
				__( 'How it was decided', 'design-marketplace' ) => $statement->facts(),
			) as $heading => $text
		) {
			$html .= '' === $text ? '' : Signed_Page::section( $heading, $text );
		}
		$html .= $this->answer( $user->ID, $decision, $typed );
		$html .= '<h2>' . esc_html__( 'Your data', 'design-marketplace' ) . '</h2>' . Signed_Page::form(
			'export',
			'',
			__( 'Download my data', 'design-marketplace' )
		);
		if ( State::has_proven_address( $user->ID ) ) {
			$html .= '<p>'
				. esc_html__( 'Your messages are not in this file. We send a link to them to your email address.', 'design-marketplace' )
				. '</p>'
				. Signed_Page::form( 'link', '', __( 'Send me the link', 'design-marketplace' ) );
		}
		$html .= '<h2>' . esc_html__( 'Delete the account', 'design-marketplace' ) . '</h2>' . Signed_Page::form(
			'erase',
			'<p><label class="tick"><input type="checkbox" name="sure" value="1" required><span>'
				. esc_html__( 'Yes, delete my account with everything in it. This cannot be undone.', 'design-marketplace' )
				. '</span></label></p>',
			__( 'Delete my account', 'design-marketplace' )
		);
		return Signed_Page::page( $is_over ? $statement->taken_back() : $statement->heading(), $html, $error );
	}

	private function answer( int $user_id, int $decision, string $typed ): string {
		$objection = Objections::to( $user_id, $decision );
		$second    = Objections::outcome( $user_id, $decision );
		$outcome   = Statement::outcome( $second );
		if ( '' !== $outcome ) {
			$html = '<h2>' . esc_html__( 'What came of it', 'design-marketplace' ) . '</h2>' . (
				$objection ? Signed_Page::quote( $objection['words'] ) : ''
			)
				. '<p role="status">' . nl2br( esc_html( $outcome ) ) . '</p>';
			return Decision_Kind::tryFrom( $second['decision'] ?? '' )?->gives_back()
				? $html
				: $html . '<p>' . esc_html( Signed_Page::redress() ) . '</p>';
		}
		return '<h2>'
			. esc_html__( 'Do you disagree?', 'design-marketplace' )
			. '</h2>'
			. ( $objection ? Signed_Page::received( $objection['words'] ) : Signed_Page::objection( $typed ) )
			. '<p>'
			. esc_html( Signed_Page::redress() )
			. '</p>';
	}
}
