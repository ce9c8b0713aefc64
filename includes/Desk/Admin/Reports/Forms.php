<?php
/** The forms on a thing's page. They work without scripts, and show refused input again. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Reports;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Reason_Choice;
use DesignMarketplace\Desk\Admin\Typed_Fields;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Decisions;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Members\Member_Language;
use DesignMarketplace\People\Members\Switching;
use DesignMarketplace\Trust\Report;
use DesignMarketplace\Trust\Reportables;

/** @phpstan-import-type Record from Decisions */
final class Forms {

	private readonly string $language;

	public function __construct( private readonly Reported_Item $thing ) {
		$this->language = Member_Language::of( $thing->owner );
	}

	/** @param Report $report One of them. */
	public function decision( Report $report ): void {
		Ui::p( __(
			'The decision settles all reports of this item. Those who reported it are told the outcome, and the member is never told who they are.',
			'design-marketplace'
		) );
		$this->open( Form_Handler::DECIDE, 'report', $report->id );
		Reason_Choice::show( 'dm-decide', $this->language, $this->typed( Form_Handler::DECIDE ) );
		echo '<p class="dm-buttons">';
		if ( null !== $this->thing->post() || null !== Reportables::keeper( $this->thing->kind ) ) {
			self::button( Decision_Kind::Hide, __( 'Hide it', 'design-marketplace' ), true );
		}
		if ( Switching::is_decided_about( $this->thing->owner, get_current_user_id() ) ) {
			self::button( Decision_Kind::Off, __( 'Switch the account off', 'design-marketplace' ) );
		}
		self::button( Decision_Kind::Dismiss, __( 'Dismiss the reports', 'design-marketplace' ), false, true );
		echo '</p></form>';
	}

	/**
	 * The form to decide about an objection.
	 * @param array{Record,Record} $pair Objection and decision.
	 */
	public function objection( array $pair ): void {
		[ $objection, $decision ] = $pair;
		printf(
			'<p><strong>%s</strong>: %s</p>',
			esc_html( Decision_Kind::tryFrom( $decision['decision'] )?->label() ?? '' ),
			esc_html( Decisions::reason( $decision ) )
		);
		printf( '<blockquote>%s</blockquote>', nl2br( esc_html( $objection['words'] ) ) );
		Ui::p( __( 'This second decision ends the matter. The member is told.', 'design-marketplace' ) );
		$this->open( Form_Handler::AGAIN, 'record', $decision['id'] );
		Reason_Choice::words(
			'dm-again',
			$this->language,
			$this->typed( Form_Handler::AGAIN ),
			__( 'The member reads this.', 'design-marketplace' )
		);
		echo '<p class="dm-buttons">';
		self::button(
			Decision_Kind::Show,
			Decision_Kind::Off->value === $decision['decision']
				? __( 'Switch the account on again', 'design-marketplace' )
				: __( 'Restore it', 'design-marketplace' ),
			true
		);
		self::button( Decision_Kind::Uphold, __( 'Uphold the decision', 'design-marketplace' ) );
		echo '</p></form>';
	}

	/**
	 * Begins a form that returns to the queue, or to this page if it is refused.
	 * @param string $field Name of the hidden field for the subject.
	 */
	private function open( string $action, string $field, int $id ): void {
		printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
		Action::fields( $action, Queue_Address::list( Form_Handler::AGAIN === $action ? Tab::Objections : Tab::Open ) );
		printf( '<input type="hidden" name="%s" value="%d">', esc_attr( $field ), (int) $id );
	}

	/**
	 * @param bool $is_first Whether it is the first button.
	 * @param bool $is_free  Whether it needs no reason.
	 */
	private static function button( Decision_Kind $decision, string $label, bool $is_first = false, bool $is_free = false ): void {
		$class = $is_first ? 'button button-primary' : 'button';
		$free  = $is_free ? ' formnovalidate' : '';
		printf(
			'<button type="submit" name="decision" value="%s" class="%s"%s>%s</button> ',
			esc_attr( $decision->value ),
			esc_attr( $class ),
			esc_attr( $free ),
			esc_html( $label )
		);
	}

	/**
	 * Refused input to show again.
	 * @return array<string,mixed>
	 */
	private function typed( string $form ): array {
		$key   = Form_Handler::typed( $form, $this->thing );
		$typed = Typed_Fields::of( $key );
		Typed_Fields::forget( array( $key ) );
		return is_array( $typed ) ? $typed : array();
	}
}
