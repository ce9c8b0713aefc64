<?php
/** The table of emails in the outbox. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Lists\Table;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Letters\Letter;
use DesignMarketplace\Kernel\Settings\Site_Settings;
use DesignMarketplace\Mail\Catalogue;
use DesignMarketplace\Mail\Message;
use DesignMarketplace\Mail\Outbox as Queue;
use DesignMarketplace\Mail\Outbox_Entries;
use DesignMarketplace\Mail\Recipient;
use DesignMarketplace\Mail\Status;
use DesignMarketplace\Site\Front\Html;

/**
 * Payloads are not read, as they may contain keys.
 * @phpstan-import-type Shown from Outbox_Entries
 */
final class Outbox_Table extends Table {

	public function __construct() {
		parent::__construct( 'mail' );
	}

	public function prepare_items(): void {
		$per_page          = $this->get_items_per_page( Outbox::PER_PAGE );
		[ $items, $total ] = ( new Outbox_Entries() )->page(
			array(
				'status'       => $this->chosen( 'status' ),
				'message'      => $this->chosen( 'message' ),
				'event'        => $this->chosen( 'event' ),
				'search'       => $this->chosen( 's' ),
				'confidential' => Catalogue::with( 'is_confidential' ),
			),
			$this->chosen( 'orderby' ),
			'asc' === $this->chosen( 'order' ),
			$per_page,
			$this->offset( $per_page )
		);
		People::prime( array_map( array( Recipient::class, 'user' ), array_column( $items, 'recipient' ) ) );
		$letters = array_filter( array_map( static fn( array $item ): int => Letter::of( $item['event'] )->id ?? 0, $items ) );
		_prime_post_caches( array_unique( $letters ), false, false );
		$this->fill( $items, $total, $per_page, 'message' );
	}

	/** @return array<string,string> */
	public function get_columns(): array {
		return array(
			'cb'       => '<input type="checkbox">',
			'message'  => __( 'Email', 'design-marketplace' ),
			'to'       => __( 'To', 'design-marketplace' ),
			'status'   => __( 'Status', 'design-marketplace' ),
			'attempts' => __( 'Attempts', 'design-marketplace' ),
			'next_at'  => __( 'Next attempt', 'design-marketplace' ),
			'created'  => __( 'Queued', 'design-marketplace' ),
			'error'    => __( 'Error', 'design-marketplace' ),
		);
	}

	/** @param string $name status, message, event, s, orderby or order. An unknown value is ''. */
	public function chosen( string $name ): string {
		$value = Ui::asked( $name );
		return match ( $name ) {
			'status'  => Status::tryFrom( $value ) ? $value : '',
			'message' => Catalogue::message( $value ) ? $value : '',
			'event'   => Letter::of( $value ) ? $value : '',
			default   => $value,
		};
	}

	public function no_items(): void {
		esc_html_e( 'No emails.', 'design-marketplace' );
	}

	/** @return array<string,array{string,bool}> */
	protected function get_sortable_columns(): array {
		return array(
			'message'  => array( 'message', false ),
			'status'   => array( 'status', false ),
			'attempts' => array( 'attempts', false ),
			'next_at'  => array( 'next_at', false ),
			'created'  => array( 'id', true ),
		);
	}

	/** @return array<string,string> */
	protected function get_views(): array {
		$event  = $this->chosen( 'event' );
		$about  = '' === $event ? array() : compact( 'event' );
		$counts = ( new Outbox_Entries() )->counts( $event );
		$chosen = $this->chosen( 'status' );
		$all    = __( 'All', 'design-marketplace' );
		$links  = array( 'all' => Ui::view( Menu::url( Outbox::SLUG, $about ), $all, array_sum( $counts ), '' === $chosen ) );
		foreach ( Status::cases() as $status ) {
			$number = $counts[ $status->value ] ?? 0;
			if ( $number > 0 || $chosen === $status->value ) {
				$url                     = Menu::url( Outbox::SLUG, array( 'status' => $status->value ) + $about );
				$links[ $status->value ] = Ui::view( $url, $status->label(), $number, $chosen === $status->value );
			}
		}
		return $links;
	}

	/** @return array<string,string> */
	protected function get_bulk_actions(): array {
		return array(
			'retry'  => __( 'Try again now', 'design-marketplace' ),
			'cancel' => __( 'Cancel', 'design-marketplace' ),
		);
	}

	/** @param string $which top or bottom. */
	protected function extra_tablenav( $which ): void {
		$names   = array_map( static fn( Message $message ): string => $message->name(), Catalogue::all() );
		$choices = array( '' => __( 'All emails', 'design-marketplace' ) ) + $names;
		$label   = __( 'Filter by email', 'design-marketplace' );
		self::drop_downs( $which, array( array( 'message', $label, $choices, $this->chosen( 'message' ) ) ) );
	}

	/** @param mixed $item Row. Emails that were sent or are being sent have no checkbox. */
	protected function column_cb( $item ): string {
		/** @var Shown $item */
		if ( ! in_array( $item['status'], Status::AT_REST, true ) ) {
			return '';
		}
		$id = "dm-mail-{$item['id']}";
		/* translators: %s: name of a mail. */
		$label = sprintf( __( 'Select %s', 'design-marketplace' ), Catalogue::name( $item['message'] ) );
		$box   = Html::single( 'input', type: 'checkbox', name: 'mail[]', id: $id, value: $item['id'] );
		return (string) Html::all( Html::of( 'label.screen-reader-text', $label, for: $id ), $box );
	}

	/**
	 * @param mixed  $item   Row.
	 * @param string $column
	 * @return string Escaped HTML.
	 */
	protected function column_default( $item, $column ): string {
		/** @var Shown $item */
		return match ( $column ) {
			'message'  => '<strong>' . esc_html( self::name( $item ) ) . '</strong>',
			'to'       => $this->is_confidential( $item['message'] )
				? esc_html__( 'Whoever reported it', 'design-marketplace' )
				: self::recipient( $item['recipient'] ),
			'status'   => esc_html( $item['status']->label() ),
			'attempts' => esc_html( number_format_i18n( $item['attempts'] ) ),
			'next_at'  => in_array( $item['status'], Status::PENDING, true ) ? People::time( $item['next_at'] ) : '—',
			'created'  => People::time( $item['created_gmt'] ),
			// A mail server's answer often contains the address.
			'error'    => esc_html(
				$this->is_confidential( $item['message'] )
					? (string) preg_replace( '/[^\s<>@]+@[^\s<>@]+/u', '…', (string) $item['error'] )
					: (string) $item['error']
			),
			default    => '',
		};
	}

	/**
	 * An email's name, with the title of a letter.
	 * @param Shown $item
	 */
	private static function name( array $item ): string {
		$letter = Letter::of( $item['event'] );
		$title  = $letter ? html_entity_decode( get_the_title( $letter->id ), ENT_QUOTES ) : '';
		$name   = Catalogue::name( $item['message'] );
		return '' === $title ? $name : Ui::labelled( $name, $title );
	}

	/** Whether the recipient is hidden, as the administrator may be the one who was reported. */
	private function is_confidential( string $message ): bool {
		return in_array( $message, Catalogue::with( 'is_confidential' ), true );
	}

	/**
	 * @param mixed  $item    Row.
	 * @param string $column
	 * @param string $primary First column.
	 */
	protected function handle_row_actions( $item, $column, $primary ): string {
		/** @var Shown $item */
		if ( $column !== $primary || ! in_array( $item['status'], Status::AT_REST, true ) ) {
			$more = Html::of( 'span.screen-reader-text', __( 'Show more details', 'design-marketplace' ) );
			return $column === $primary ? (string) Html::of( 'button.toggle-row', $more, type: 'button' ) : '';
		}
		$link = static fn( string $action, string $label ): string => Ui::link(
			Action::url( $action, array( 'mail' => $item['id'] ) ),
			$label
		);
		return $this->row_actions(
			array(
				'retry'  => $link( 'mail_retry', __( 'Try again now', 'design-marketplace' ) ),
				'delete' => $link( 'mail_cancel', __( 'Cancel', 'design-marketplace' ) ),
			)
		);
	}

	/**
	 * @param string $key Recipient of the row.
	 * @return string Escaped HTML.
	 */
	private static function recipient( string $key ): string {
		if ( Queue::EVERYONE === $key ) {
			return esc_html__( 'Everyone concerned', 'design-marketplace' );
		}
		if ( Queue::SYSTEM === $key ) {
			return esc_html__( 'Another system', 'design-marketplace' );
		}
		if ( Queue::SITE === $key ) {
			return esc_html( Site_Settings::report_email() );
		}
		$user = get_userdata( Recipient::user( $key ) );
		return $user
			? People::link( $user->ID ) . '<br>' . esc_html( $user->user_email )
			: esc_html__( 'Deleted account', 'design-marketplace' );
	}

}
