<?php
/** The screen that takes members and design jobs of a CSV file in: choose a file, say what its columns mean, try it, import. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Screens;

use DesignMarketplace\Desk\Admin\Action;
use DesignMarketplace\Desk\Admin\Lists\Member_List;
use DesignMarketplace\Desk\Admin\Lists\People;
use DesignMarketplace\Desk\Admin\Lists\Table;
use DesignMarketplace\Desk\Admin\Menu;
use DesignMarketplace\Desk\Admin\Ui;
use DesignMarketplace\Desk\Import\Csv_File;
use DesignMarketplace\Desk\Import\Import;
use DesignMarketplace\Desk\Import\Rows;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Items\Item_Types;
use DesignMarketplace\Site\Front\Html;
use DesignMarketplace\Site\Front\Markup;
use WP_Error;

/** @phpstan-import-type Row from Import */
final class Importing {

	public const SLUG = 'design-marketplace-import';

	private const OF      = 'import';
	private const SHOWN   = 100;
	private const AT_ONCE = 15;

	public function show(): void {
		$row = Import::get( absint( Ui::asked( self::OF ) ) );
		Table::heading( __( 'Import', 'design-marketplace' ), 'dm-import' );
		match ( $row['state'] ?? '' ) {
			''                               => self::first(),
			Import::FRESH, Import::TRIED     => self::columns( $row ),
			Import::TRYING, Import::RUNNING  => self::progress( $row ),
			default                          => self::result( $row ),
		};
		echo '</div>';
	}

	/** @param array<string,mixed> $request */
	public function begin( array $request ): WP_Error {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Action has checked it; the file is only read.
		$file = isset( $_FILES['file'] ) && is_array( $_FILES['file'] ) ? $_FILES['file'] : array();
		// phpcs:enable
		$path = is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		if ( UPLOAD_ERR_OK !== ( $file['error'] ?? null ) || ! is_uploaded_file( $path ) ) {
			$most = (string) size_format( wp_max_upload_size() );
			/* translators: %s: a size, such as 8 MB. */
			return new WP_Error( 'no_file', sprintf( __( 'Choose a file of at most %s.', 'design-marketplace' ), $most ) );
		}
		$id = Import::begin( self::text( $request, 'kind' ), $path, self::text( $file, 'name' ) );
		is_int( $id ) && self::go( $id );
		return new WP_Error( 'file', $id );
	}

	/** @param array<string,mixed> $request Tries it with the columns as chosen. */
	public function try( array $request ): WP_Error {
		$id     = absint( self::text( $request, self::OF ) );
		$chosen = array_values( (array) ( $request['fields'] ?? array() ) );
		$fields = array_map( static fn( mixed $field ): string => is_string( $field ) ? $field : '', $chosen );
		$usual  = array_filter( array( 'role' => self::text( $request, 'role' ), 'locale' => self::text( $request, 'locale' ) ) );
		$wrong  = Import::map( $id, $fields, $usual );
		'' === $wrong && $this->work( $id, Import::TRYING );
		return new WP_Error( 'columns', $wrong );
	}

	/** @param array<string,mixed> $request */
	public function run( array $request ): never {
		$this->work( absint( self::text( $request, self::OF ) ), Import::RUNNING );
	}

	/** @param array<string,mixed> $request */
	public function stop( array $request ): string {
		Import::stop( absint( self::text( $request, self::OF ) ) );
		return __( 'The import was stopped. What is in stays in.', 'design-marketplace' );
	}

	/** Small files are done at once; cron goes on with the others. */
	private function work( int $id, string $to ): never {
		Import::start( $id, $to ) && Import::go_on( $id, self::AT_ONCE );
		self::go( $id );
	}

	private static function go( int $id ): never {
		wp_safe_redirect( Menu::url( self::SLUG, array( self::OF => $id ) ) );
		exit;
	}

	private static function first(): void {
		Ui::p( __( 'Members get an email in their language, and join by the link in it: they choose a password and accept the terms themselves. Before, nobody sees them. Design jobs are open at once if their company is active; until it has joined, they are its drafts. No alert goes out.', 'design-marketplace' ) );
		Action::open( 'import_begin', array(), '', ' enctype="multipart/form-data" class="dm-import-file"' );
		$kind = static fn( string $value, string $label, bool $is_first ): Html => Html::of(
			'label',
			Html::single( 'input', type: 'radio', name: 'kind', value: $value, checked: $is_first ),
			" {$label}"
		);
		Ui::say(
			Html::of(
				'fieldset.dm-choices',
				Html::of( 'legend', __( 'What is in the file', 'design-marketplace' ) ),
				$kind( Rows::MEMBERS, __( 'Members', 'design-marketplace' ), true ),
				$kind( Rows::JOBS, __( 'Design jobs', 'design-marketplace' ), false )
			)
		);
		Ui::p(
			Html::of( 'label', Html::of( 'strong', __( 'File', 'design-marketplace' ) ), for: 'dm-file' ),
			Html::single( 'br' ),
			Html::single( 'input', type: 'file', id: 'dm-file', name: 'file', accept: '.csv,text/csv,text/plain', required: true, aria_describedby: 'dm-file-help' ),
			Html::single( 'br' ),
			/* translators: %s: a number. */
			Html::of( 'span.description', sprintf( __( 'CSV in UTF-8, with commas, semicolons or tabs. The first line names the columns. At most %s rows.', 'design-marketplace' ), number_format_i18n( Csv_File::MAX_ROWS ) ), id: 'dm-file-help' )
		);
		submit_button( __( 'Next: columns', 'design-marketplace' ) );
		echo '</form>';
		$lines = array();
		foreach ( Import::last() as $row ) {
			$lines[] = array(
				Html::of( 'a', $row['name'], href: Menu::url( self::SLUG, array( self::OF => $row['id'] ) ) ),
				self::kind( $row ),
				self::numbers( $row ),
				Html::safe( People::time( $row['created_gmt'] ) ),
			);
		}
		if ( $lines ) {
			echo '<h2>' . esc_html__( 'Last imports', 'design-marketplace' ) . '</h2>';
			$heads = array( __( 'File', 'design-marketplace' ), __( 'Content', 'design-marketplace' ), __( 'Result', 'design-marketplace' ), __( 'Date', 'design-marketplace' ) );
			Ui::table( 'widefat.striped', $heads, $lines );
		}
	}

	/** @param Row $row */
	private static function columns( array $row ): void {
		$file = Csv_File::open( $row['path'] );
		if ( is_string( $file ) ) {
			Ui::p( $file );
			self::back();
			return;
		}
		$rows    = Rows::of( $row['kind'] );
		$fields  = $rows->fields();
		$labels  = array_combine( $fields, array_map( $rows->label( ... ), $fields ) );
		$choices = array( '' => __( '– leave out –', 'design-marketplace' ) ) + $labels;
		$sample  = $file->rows( $file->start )->current()[0] ?? array();
		$line    = static fn( string $name, int $at ): array => array(
			Html::of( 'label', '' === $name ? '–' : $name, for: "dm-column-{$at}" ),
			mb_substr( $sample[ $at ] ?? '', 0, 80 ),
			Ui::select( $choices, $row['fields'][ $at ] ?? '', id: "dm-column-{$at}", name: 'fields[]' ),
		);
		if ( Import::TRIED === $row['state'] ) {
			self::tried( $row );
		} else {
			/* translators: 1: name of a file, 2: number of rows. */
			Ui::p( sprintf( __( '%1$s has %2$s rows. Say what each column means. Several columns can mean the same, such as first and last name.', 'design-marketplace' ), $row['name'], number_format_i18n( $row['total'] ) ) );
		}
		Action::open( 'import_try', array( self::OF => $row['id'] ) );
		Ui::table( 'widefat.striped', array( __( 'Column', 'design-marketplace' ), __( 'First row', 'design-marketplace' ), __( 'Field', 'design-marketplace' ) ), array_map( $line, $file->columns, array_keys( $file->columns ) ) );
		if ( Rows::MEMBERS === $row['kind'] ) {
			self::usual( $row['usual'] );
		}
		Ui::say( Html::of( 'p.submit', Html::of( 'button', __( 'Try it', 'design-marketplace' ), type: 'submit', class: Import::TRIED === $row['state'] ? 'button' : 'button button-primary' ) ) );
		echo '</form>';
		self::stopping( $row );
	}

	/** @param array<string,string> $usual */
	private static function usual( array $usual ): void {
		$field = static fn( string $name, string $label, array $choices ): Html => Html::of(
			'p.dm-field',
			Html::of( 'label', $label, for: "dm-{$name}" ),
			' ',
			Ui::select( $choices, $usual[ $name ] ?? '', id: "dm-{$name}", name: $name )
		);
		Ui::say(
			Html::of( 'h2', __( 'Where a row does not say it', 'design-marketplace' ) ),
			$field( 'role', __( 'Role', 'design-marketplace' ), Markup::labels( 'roles' ) ),
			$field( 'locale', __( 'Language', 'design-marketplace' ), array( '' => __( 'The site’s language', 'design-marketplace' ) ) + Contract::enum( 'languages' ) )
		);
	}

	/** @param Row $row */
	private static function tried( array $row ): void {
		Ui::say( Html::of( 'div.notice.notice-info.inline > p', self::numbers( $row ) ) );
		self::errors( $row );
		if ( $row['added'] > 0 ) {
			Action::open( 'import_run', array( self::OF => $row['id'] ) );
			/* translators: %s: number of rows. */
			submit_button( Ui::counted( _n( 'Import %s row', 'Import %s rows', $row['added'], 'design-marketplace' ), $row['added'] ), 'primary', 'submit', false );
			echo '</form>';
		}
	}

	/** @param Row $row */
	private static function progress( array $row ): void {
		$done = max( 0, $row['at_row'] - 1 );
		/* translators: 1: number of rows done, 2: of all. */
		Ui::p( sprintf( __( '%1$s of %2$s rows are done. It goes on by itself, also when you leave this page.', 'design-marketplace' ), number_format_i18n( $done ), number_format_i18n( $row['total'] ) ) );
		$bar = Html::bare( 'progress', max: $row['total'], value: $done, aria_label: __( 'Import', 'design-marketplace' ) );
		Ui::say( Html::of( 'p', $bar ) );
		Ui::p( Html::of( 'a.button.button-primary', __( 'How far is it now?', 'design-marketplace' ), href: Menu::url( self::SLUG, array( self::OF => $row['id'] ) ) ) );
		self::stopping( $row );
	}

	/** @param Row $row */
	private static function result( array $row ): void {
		Ui::say( Html::of( 'div.notice.inline.' . ( $row['wrong'] > 0 || Import::STOPPED === $row['state'] ? 'notice-warning' : 'notice-success' ) . ' > p', self::numbers( $row ) ) );
		self::errors( $row );
		$list = Rows::JOBS === $row['kind']
			? Html::of( 'a.button', __( 'Design jobs', 'design-marketplace' ), href: Menu::list_url( Item_Types::MISSION ) )
			: Html::of( 'a.button', __( 'Members', 'design-marketplace' ), href: Member_List::url() );
		Ui::p( $list );
		self::back();
	}

	/** @param Row $row */
	private static function errors( array $row ): void {
		$errors = Import::errors( $row['id'], self::SHOWN );
		if ( $errors ) {
			echo '<h2>' . esc_html__( 'Rows that are refused', 'design-marketplace' ) . '</h2>';
			Ui::table( 'widefat.striped', array( __( 'Row', 'design-marketplace' ), __( 'What is wrong', 'design-marketplace' ) ), array_map( static fn( array $error ): array => array( $error['at_row'], $error['message'] ), $errors ) );
			$shown = number_format_i18n( self::SHOWN );
			/* translators: %s: a number. */
			$row['wrong'] > self::SHOWN && Ui::p( sprintf( __( 'These are the first %s.', 'design-marketplace' ), $shown ) );
		}
	}

	/** @param Row $row */
	private static function stopping( array $row ): void {
		Action::open( 'import_stop', array( self::OF => $row['id'] ) );
		submit_button( __( 'Stop and delete the file', 'design-marketplace' ), 'secondary', 'submit', false );
		echo '</form>';
	}

	private static function back(): void {
		Ui::p( Html::of( 'a', __( 'Import another file', 'design-marketplace' ), href: Menu::url( self::SLUG ) ) );
	}

	/** @param Row $row */
	private static function kind( array $row ): string {
		return Rows::JOBS === $row['kind'] ? __( 'Design jobs', 'design-marketplace' ) : __( 'Members', 'design-marketplace' );
	}

	/** @param Row $row */
	private static function numbers( array $row ): string {
		$words = match ( $row['state'] ) {
			/* translators: 1 and 2: numbers of rows. */
			Import::TRIED   => __( 'Tried. Rows that can be imported: %1$s. Refused: %2$s.', 'design-marketplace' ),
			/* translators: 1 and 2: numbers of rows. */
			Import::DONE    => __( 'Rows imported: %1$s. Refused: %2$s.', 'design-marketplace' ),
			/* translators: 1 and 2: numbers of rows. */
			Import::STOPPED => __( 'Stopped. Rows taken: %1$s. Refused: %2$s.', 'design-marketplace' ),
			default         => __( 'Under way.', 'design-marketplace' ),
		};
		return sprintf( $words, number_format_i18n( $row['added'] ), number_format_i18n( $row['wrong'] ) );
	}

	/** @param array<string,mixed> $request */
	private static function text( array $request, string $name ): string {
		return is_scalar( $request[ $name ] ?? null ) ? (string) $request[ $name ] : '';
	}
}
