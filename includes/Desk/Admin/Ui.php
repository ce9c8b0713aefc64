<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin;

use DesignMarketplace\Media\File_Object;
use DesignMarketplace\People\Members\Field_Labels;
use DesignMarketplace\Site\Front\Html;

/** Elements of wp-admin's screens. Strings are text and are escaped; Html is printed as it is. */
final class Ui {

	public static function say( Html|string ...$parts ): void {
		echo Html::all( ...$parts ); // phpcs:ignore WordPress.Security.EscapeOutput -- Html escapes.
	}

	public static function p( Html|string ...$words ): void {
		self::say( Html::of( 'p', ...$words ) );
	}

	/** An element that is printed without content, too. */
	public static function tag( string $is, Html|string $inside, string|int|bool|null ...$attributes ): Html {
		return '' === (string) $inside ? Html::bare( $is, ...$attributes ) : Html::of( $is, $inside, ...$attributes );
	}

	/** @param string $classes Separated by dots. */
	public static function link( string $url, string $text, string $classes = '' ): string {
		return (string) Html::of( rtrim( "a.{$classes}", '.' ), $text, href: $url );
	}

	/** A link to a file of the media library, with its size; '' for none. */
	public static function file( int $id ): string {
		$file = File_Object::of( $id );
		$size = $file ? esc_html( ' (' . size_format( $file['filesize'] ) . ')' ) : '';
		return $file ? self::link( $file['url'], wp_basename( $file['url'] ) ) . $size : '';
	}

	/**
	 * Something of the media library, with the buttons that src/admin/media.ts listens to. $shown: escaped HTML.
	 * @param array{string,string} $words To choose and to remove it.
	 */
	public static function media( string $kind, string $name, int $id, string $shown, array $words, bool $off = false ): Html {
		return Html::of(
			'div.dm-media',
			self::hidden( array( $name => $id ) ),
			self::tag( 'span.dm-media-shown', Html::safe( $shown ) ),
			' ',
			Html::of( 'button.button.dm-media-choose', $words[0], type: 'button', disabled: $off ),
			' ',
			Html::of( 'button.button-link.dm-media-remove', $words[1], type: 'button', hidden: 0 === $id, disabled: $off ),
			data_kind: $kind
		);
	}

	/** One more link among a list's actions or views. */
	public static function view( string $url, string $label, int $number, bool $is_current ): string {
		return (string) Html::of(
			$is_current ? 'a.current' : 'a',
			"{$label} ",
			Html::of( 'span.count', '(' . number_format_i18n( $number ) . ')' ),
			href: $url,
			aria_current: $is_current ? 'page' : null
		);
	}

	/** @param list<array{string,string}> $links Words and addresses. */
	public static function links( array $links ): void {
		$line = static fn( array $link ): Html => Html::of( 'li > a', $link[0], href: $link[1] );
		self::say( Html::of( 'ul', Html::each( $line, $links ) ) );
	}

	/** @param list<string> $items */
	public static function items( array $items ): void {
		self::say( Html::of( 'ul.ul-disc', Html::each( static fn( string $item ): Html => Html::of( 'li', $item ), $items ) ) );
	}

	/** @param array<int|string,string> $choices Labels by value. */
	public static function select( array $choices, string $chosen, string|bool|null ...$attributes ): Html {
		$option = static fn( int|string $value ): Html => Html::of(
			'option',
			$choices[ $value ],
			value: (string) $value,
			selected: (string) $value === $chosen
		);
		return Html::of( 'select', Html::each( $option, array_keys( $choices ) ), ...$attributes );
	}

	/** @param array<int|string,string> $choices Labels by value. */
	public static function filter( string $name, string $id, string $label, array $choices, string $chosen ): void {
		self::say( Html::of( 'label.screen-reader-text', $label, for: $id ), self::select( $choices, $chosen, name: $name, id: $id ) );
	}

	/** A text field; a text area if it has rows. */
	public static function text( string $text, int $rows, string|int|bool|null ...$attributes ): Html {
		return $rows > 0
			? self::tag( 'textarea', $text, ...$attributes, rows: $rows )
			: Html::single( 'input', ...$attributes, type: 'text', value: $text );
	}

	/** A text area for words about one case, with its help. */
	public static function words( string $id, string $label, string $text, string $help, string|int ...$more ): void {
		self::p(
			Html::of( 'label', Html::of( 'strong', $label ), for: $id ),
			Html::single( 'br' ),
			self::text( $text, 4, ...$more, id: $id, name: 'words', class: 'large-text', aria_describedby: "{$id}-help" ),
			Html::single( 'br' ),
			Html::of( 'span.description', $help, id: "{$id}-help" )
		);
	}

	/** @param array<string,string|int> $values */
	public static function hidden( array $values ): Html {
		$input = static fn( string $name ): Html => Html::single( 'input', type: 'hidden', name: $name, value: $values[ $name ] );
		return Html::each( $input, array_keys( $values ) );
	}

	/**
	 * $classes: separated by dots.
	 * @param list<string>            $heads
	 * @param list<list<Html|string>> $rows
	 */
	public static function table( string $classes, array $heads, array $rows ): void {
		$cell = static fn( Html|string $cell ): Html => self::tag( 'td', $cell );
		$head = Html::each( static fn( string $head ): Html => Html::of( 'th', $head, scope: 'col' ), $heads );
		$body = Html::each( static fn( array $row ): Html => Html::of( 'tr', Html::each( $cell, $row ) ), $rows );
		self::say( Html::of( "table.{$classes}", Html::of( 'thead > tr', $head ), self::tag( 'tbody', $body ) ) );
	}

	/** Somebody's words, unless empty. */
	public static function quote( string $words ): void {
		self::say( Html::of( 'blockquote', self::lines( $words ) ) );
	}

	/** Plain text with its line breaks. */
	public static function lines( string $text ): Html {
		return Html::safe( nl2br( esc_html( $text ) ) );
	}

	/** @param callable():void $show */
	public static function box( string $title, callable $show ): void {
		printf( '<section class="postbox"><h2>%s</h2><div class="inside">', esc_html( $title ) );
		$show();
		echo '</div></section>';
	}

	/** @param string $words Sentence with %s for the number. */
	public static function counted( string $words, int $number ): string {
		return sprintf( $words, number_format_i18n( $number ) );
	}

	/** A message about a field, with its label. */
	public static function named( string $field, string $message ): string {
		return self::labelled( Field_Labels::of( $field ), $message );
	}

	public static function labelled( string $label, string $message ): string {
		/* translators: 1: name of a field, 2: what is wrong with it. */
		return sprintf( __( '%1$s: %2$s', 'design-marketplace' ), $label, $message );
	}

	/** A text in the address, '' for none: only chooses what is shown. */
	public static function asked( string $name ): string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- only read.
	}

	public static function refuse(): never {
		wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'design-marketplace' ), '', array( 'response' => 403 ) );
	}
}
