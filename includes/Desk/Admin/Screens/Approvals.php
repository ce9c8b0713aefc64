<?php
/** Approves waiting design jobs, one or many, or rejects them with a reason, after showing them. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Admin;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Reason_Choice;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Jobs\Missions\Mission_Post_Type;
use DesignMarketplace\Kernel\Items\Job_Facts;
use DesignMarketplace\Kernel\Items\Job_Words;
use DesignMarketplace\People\Accounts\Decision_Reason;
use DesignMarketplace\People\Members\Member_Language;
use DesignMarketplace\People\Members\Switching;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Trust\Approval_Hold;
use DesignMarketplace\Trust\Approving;
use DesignMarketplace\Trust\Held_Change;
use WP_Error;
use WP_Post;

/** The same service as POST dm/missions/{id}/approve. */
final class Approvals extends Hidden_Page {

	public const SLUG = 'design-marketplace-approvals';
	public const OF   = 'ids';
	public const BULK = 'dm_approve';

	/** @param array<int> $ids Chosen posts. $back: core's address to return to. */
	public function ask( string $back, string $action, array $ids ): string {
		return self::BULK === $action && current_user_can( Admin::MANAGE )
			? self::url( ...array_values( array_map( 'intval', $ids ) ) )
			: $back;
	}

	/** @param array<string,mixed> $request `read` has the version of each job that was read. */
	public function decide( array $request ): string|WP_Error {
		$read      = array_map( 'strval', array_filter( (array) ( $request['read'] ?? array() ), 'is_string' ) );
		$approve   = 'approve' === ( $request['decision'] ?? '' );
		$reason    = Decision_Reason::choice( $request['reason'] ?? null );
		$words     = Switching::words( $request['words'] ?? null );
		$complaint = $approve ? '' : Switching::complaint( $reason, $words );
		if ( '' !== $complaint ) {
			self::ask_again( self::url( ...array_keys( $read ) ), $request, $complaint );
		}
		$done  = 0;
		$left  = array();
		$error = null;
		foreach ( $read as $id => $version ) {
			$refusal = Action::attempt(
				static fn(): ?WP_Error => self::decide_one( (int) $id, $approve ? null : $reason, $words, $version )
			);
			$done   += $refusal ? 0 : 1;
			$left    = $refusal ? array( ...$left, $id ) : $left;
			$error   = $refusal ?? $error;
		}
		if ( $error && ! $approve ) {
			self::ask_again( self::url( ...$left ), $request, $error->get_error_message() );
		}
		if ( $error ) {
			return $error;
		}
		$said = $approve
			/* translators: %s: number. */
			? _n( '%s design job approved.', '%s design jobs approved.', $done, 'design-marketplace' )
			/* translators: %s: number. */
			: _n( '%s design job rejected.', '%s design jobs rejected.', $done, 'design-marketplace' );
		return sprintf( $said, number_format_i18n( $done ) );
	}

	/** $reason: why it is rejected; null to approve it. $version: version that was read. */
	private static function decide_one( int $id, ?Decision_Reason $reason, string $words, string $version ): ?WP_Error {
		$by = get_current_user_id();
		return $reason
			? ( new Approving() )->reject( $id, $by, $reason, $words, $version )
			: ( new Approving() )->approve( $id, $by, $version );
	}

	public function title(): string {
		return __( 'Approve design jobs', 'design-marketplace' );
	}

	public function show(): void {
		$back     = Menu::list_url( Mission_Post_Type::NAME );
		$missions = self::waiting( Action::ids( Ui::asked( 'ids' ) ) );
		if ( ! $missions ) {
			$this->nothing( __( 'None of the selected design jobs is waiting for approval.', 'design-marketplace' ), $back );
			return;
		}
		self::open( $this->title() );
		People::prime( wp_list_pluck( $missions, 'post_author' ) );
		Action::open( 'decide_held_missions', array(), $back );
		array_map( array( $this, 'job' ), $missions );
		$button = static fn( string $label, string $value, string $class, bool $free = false ): Html => Html::of(
			"button.{$class}",
			$label,
			name: 'decision',
			value: $value,
			formnovalidate: $free
		);
		Ui::p( $button( __( 'Approve', 'design-marketplace' ), 'approve', 'button.button-primary', true ) );
		echo '<hr>';
		$language  = static fn( WP_Post $mission ): string => Member_Language::of( (int) $mission->post_author );
		$languages = array_unique( array_map( $language, $missions ) );
		Reason_Choice::show( 'dm', 1 === count( $languages ) ? $languages[0] : '', self::asked_before() );
		$cancel = Html::of( 'a.button', __( 'Cancel', 'design-marketplace' ), href: $back );
		Ui::p( $button( __( 'Reject', 'design-marketplace' ), 'reject', 'button' ), ' ', $cancel );
		echo '</form></div>';
	}

	/** A job: the published version, if any, and what waits. */
	private function job( WP_Post $mission ): void {
		$words = Held_Change::of( $mission->ID );
		Ui::say(
			Ui::hidden( array( "read[{$mission->ID}]" => Approval_Hold::version( $mission ) ) ),
			Html::of( 'h2', $words['post_title'] ?? $mission->post_title ),
			Html::of( 'p > strong', People::name( (int) $mission->post_author ) ),
			Html::safe( wp_kses_post( wpautop( esc_html( $words['post_content'] ?? $mission->post_content ) ) ) )
		);
		$this->facts( array_replace( Job_Facts::of( $mission->ID ), Job_Facts::terms( $mission->ID, $words ) ) );
		if ( $words ) {
			echo '<details>';
			Ui::say(
				Html::of( 'summary', __( 'What is published now', 'design-marketplace' ) ),
				Html::of( 'h3', $mission->post_title ),
				Html::safe( wp_kses_post( wpautop( esc_html( $mission->post_content ) ) ) )
			);
			$this->facts( Job_Facts::of( $mission->ID ) );
			echo '</details>';
		}
	}

	/** @param array<string,mixed> $facts Result of Job_Facts::of(). */
	private function facts( array $facts ): void {
		foreach ( ( new Job_Words( $facts ) )->lines() as $line ) {
			Ui::p( "{$line['term']}: " . implode( ', ', array_filter( array( $line['value'], $line['note'] ) ) ) );
		}
		foreach ( array_column( (array) $facts['questions'], 'text' ) as $question ) {
			Ui::p( __( 'Question', 'design-marketplace' ) . ": {$question}" );
		}
	}

	/**
	 * @param list<int> $ids Posts.
	 * @return list<WP_Post>
	 */
	private static function waiting( array $ids ): array {
		_prime_post_caches( $ids, false, true );
		$posts = array_filter( array_map( 'get_post', $ids ), static fn( mixed $post ): bool => $post instanceof WP_Post );
		return array_values( array_filter( $posts, Approval_Hold::waits( ... ) ) );
	}
}
