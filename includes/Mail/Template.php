<?php
/** The one look of all emails, as HTML and as plain text. */

declare( strict_types=1 );

namespace DesignMarketplace\Mail;

use DesignMarketplace\Kernel\Settings\Brand;
use DesignMarketplace\Kernel\Settings\Typefaces;

/**
 * Tables and inline styles, as mail programs support no others. A designer's form is a pink circle, an entrepreneur's a green square.
 * @phpstan-type Parts array{heading:string,body:string,html:string,button:string,site:string,role:string,unsubscribe:string}
 */
final class Template {

	/** @param Parts $parts Texts with their values; `html` is the body as paragraphs. */
	public static function html( array $parts, Mail_Content $letter ): string {
		$rows  = self::heading( $parts );
		$rows .= $letter->blocks?->html( $parts['role'] ) ?? "<tr><td style=\"padding:0 0 12px\">{$parts['html']}</td></tr>";
		if ( $letter->person ) {
			$rows .= self::person( $letter->person, $parts['role'] );
		}
		if ( '' !== $letter->quote ) {
			$rows .= $letter->they_wrote ? '<tr><td style="padding:0 0 8px">' . esc_html( self::they_wrote() ) . '</td></tr>' : '';
			$rows .= self::quote( $letter->quote, $parts['role'] );
		}
		foreach ( $letter->answers as $answer ) {
			$rows .= sprintf( '<tr><td style="padding:0 0 6px;font-size:14px;color:%s">%s</td></tr>', Brand::light( 'ink-2' ), esc_html( $answer['question'] ) );
			$rows .= self::quote( $answer['text'], $parts['role'] );
		}
		$is_first = true;
		foreach ( self::buttons( $parts, $letter ) as $url => $label ) {
			$rows    .= $is_first ? self::button( $label, $url, $parts['role'] ) : self::second( $label, $url );
			$is_first = false;
		}
		$rows .= sprintf( '<tr><td style="padding:0 0 28px;font-size:14px;color:%s">%s</td></tr>', Brand::light( 'ink-2' ), esc_html( self::answering( $letter ) ) );
		return sprintf(
			'<!DOCTYPE html><html lang="%1$s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>%2$s</title></head>'
			. '<body style="margin:0;padding:0;background:%3$s;color:%4$s">'
			. '<table role="presentation" width="100%%" cellpadding="0" cellspacing="0" border="0" bgcolor="%3$s"><tr><td align="center" style="padding:32px 16px">'
			. '<table role="presentation" width="100%%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left;font-family:%5$s;font-size:17px;line-height:1.45;color:%4$s">%6$s%7$s</table>'
			. '</td></tr></table></body></html>',
			esc_attr( str_replace( '_', '-', determine_locale() ) ),
			esc_html( $parts['heading'] ),
			Brand::light( 'paper' ),
			Brand::light( 'ink' ),
			self::font( 'text' ),
			$rows,
			self::footer( $parts['site'], $parts['unsubscribe'] )
		);
	}

	/** @param Parts $parts Texts with their values; `html` is the body as paragraphs. */
	public static function text( array $parts, Mail_Content $letter ): string {
		$blocks = array( $parts['heading'], ...( $letter->blocks?->texts() ?? array( $parts['body'] ) ) );
		if ( $letter->person ) {
			$blocks[] = implode(
				"\n",
				array_filter(
					array( $letter->person->name, $letter->person->line, $letter->person->url ),
					static fn( string $line ): bool => '' !== $line
				)
			);
		}
		if ( '' !== $letter->quote ) {
			if ( $letter->they_wrote ) {
				$blocks[] = self::they_wrote();
			}
			$blocks[] = self::quoted( $letter->quote );
		}
		foreach ( $letter->answers as $answer ) {
			$blocks[] = "{$answer['question']}\n" . self::quoted( $answer['text'] );
		}
		foreach ( self::buttons( $parts, $letter ) as $url => $label ) {
			// Some languages have a space before the colon.
			/* translators: %s: what a link in a plain-text email leads to. */
			$blocks[] = sprintf( __( '%s:', 'design-marketplace' ), $label ) . "\n{$url}";
		}
		$blocks[] = self::answering( $letter );
		$blocks[] = "-- \n" . $parts['site'] . "\n" . home_url( '/' );
		if ( '' !== $parts['unsubscribe'] ) {
			$blocks[] = __( 'No more emails of this kind:', 'design-marketplace' ) . "\n" . $parts['unsubscribe'];
		}
		return implode( "\n\n", $blocks ) . "\n";
	}

	private static function quoted( string $text ): string {
		return '> ' . str_replace( "\n", "\n> ", $text );
	}

	/** Where a reply to this email goes. The words are the same in all emails. */
	private static function answering( Mail_Content $letter ): string {
		return is_email( $letter->reply_to )
			? __( 'Your reply goes to her by email and does not stand under Messages.', 'design-marketplace' )
			: __( 'Answer on the site: replies to this email reach nobody.', 'design-marketplace' );
	}

	private static function they_wrote(): string {
		return __( 'They wrote:', 'design-marketplace' );
	}

	/**
	 * The buttons; the one for an answer comes first. Only the first looks like one.
	 * @param Parts $parts Filled texts.
	 * @return array<string,string> Labels by address.
	 */
	private static function buttons( array $parts, Mail_Content $letter ): array {
		$labels = array(
			$letter->answer_url => _x( 'Answer', 'button', 'design-marketplace' ),
			$letter->button_url => $parts['button'],
		);
		return array_diff_key( $labels, array( '' => true ) );
	}

	/** The paragraphs of a text, before values are filled in: a value cannot start a paragraph. */
	public static function paragraphs( string $text ): string {
		$paragraphs = preg_split( '/\n\s*\n/', trim( $text ) );
		$html       = '';
		foreach ( $paragraphs ? $paragraphs : array() as $paragraph ) {
			$html .= '<p style="margin:0 0 16px">' . nl2br( esc_html( $paragraph ), false ) . '</p>';
		}
		return $html;
	}

	/**
	 * Links as lines of plain text.
	 * @param list<array{label:string,url:string}> $links
	 */
	public static function text_links( array $links ): string {
		return implode( "\n", array_map( static fn( array $link ): string => "– {$link['label']}\n  {$link['url']}", $links ) );
	}

	/**
	 * Links as lines of HTML.
	 * @param list<array{label:string,url:string}> $links
	 */
	public static function html_links( array $links ): string {
		return implode(
			'<br>',
			array_map(
				static fn( array $link ): string => sprintf(
					'– <a href="%s" style="color:%s;font-weight:700">%s</a>',
					esc_url( $link['url'] ),
					Brand::light( 'ink' ),
					esc_html( $link['label'] )
				),
				$links
			)
		);
	}

	/**
	 * The role's form, the site's name and the heading.
	 * @param Parts $parts Filled texts.
	 */
	private static function heading( array $parts ): string {
		return sprintf(
			'<tr><td style="border-top:2px solid %1$s;padding:14px 0 40px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>'
			. '%2$s</tr></table></td></tr>'
			. '<tr><td style="padding:0 0 24px"><h1 style="margin:0;font-family:%3$s;font-size:38px;line-height:1.02;letter-spacing:-.03em;font-weight:700">%4$s</h1></td></tr>',
			Brand::light( 'ink' ),
			self::mark( $parts ),
			self::font( 'head' ),
			esc_html( $parts['heading'] )
		);
	}

	/**
	 * The school's logo, or the role's form; beside it the site's name, unless the logo says it.
	 * @param Parts $parts Filled texts.
	 */
	private static function mark( array $parts ): string {
		$logo = Brand::logo();
		$name = sprintf( '<td style="padding-left:12px;font-family:%s;font-size:17px;font-weight:700">%s</td>', self::font( 'text' ), esc_html( $parts['site'] ) );
		if ( ! $logo ) {
			return sprintf(
				'<td width="28" height="28" bgcolor="%1$s" style="width:28px;height:28px;background:%1$s;border-radius:%2$s;font-size:0;line-height:0">&nbsp;</td>%3$s',
				self::role( $parts['role'] ),
				self::radius( 'contractor' !== $parts['role'], 14 ),
				$name
			);
		}
		$says_name = Brand::get()['logo_says_name'];
		return sprintf(
			'<td><img src="%s" alt="%s" height="32" style="display:block;height:32px;width:auto;border:0"></td>%s', // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- an email has no scripts and styles of the site.
			esc_url( $logo['url'] ),
			$says_name ? esc_attr( $parts['site'] ) : '',
			$says_name ? '' : $name
		);
	}

	private static function font( string $of ): string {
		return strtr( Typefaces::stack( (string) Brand::get()[ "font_{$of}" ], true ), '"', "'" );
	}

	/** Of a role's form; emails know no share of a size, so the most that shows is named. */
	private static function radius( bool $is_designer, int $most = 999 ): string {
		return min( $most, Brand::radius( $is_designer ) ) . 'px';
	}

	private static function role( string $role ): string {
		return Brand::light( array( 'designer' => 'designer', 'contractor' => 'entrepreneur' )[ $role ] ?? 'ink' );
	}

	/**
	 * Face, name, trade and city, and a row of pictures.
	 * @param string $role Role of the recipient. The person has the other role's form.
	 */
	private static function person( Person $person, string $role ): string {
		$linked = static fn( string $inside ): string => '' === $person->url
			? $inside
			: sprintf( '<a href="%s" style="color:%s;text-decoration:underline">%s</a>', esc_url( $person->url ), Brand::light( 'ink' ), $inside );
		$face   = '' === $person->face ? '' : sprintf(
			'<td width="72" style="width:72px;padding-right:16px"><img src="%s" alt="" width="56" height="56" style="display:block;width:56px;height:56px;object-fit:cover;border:0;border-radius:%s"></td>', // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- an email has no scripts and styles of the site.
			esc_url( $person->face ),
			self::radius( 'contractor' === $role, 28 )
		);
		$works  = '';
		foreach ( $person->works as $work ) {
			$works .= sprintf(
				'<td valign="top" style="padding:0 8px 0 0">%s</td>',
				$linked(
					sprintf(
						'<img src="%s" alt="%s" width="180" style="display:block;width:100%%;max-width:180px;height:auto;border:0">', // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- the same.
						esc_url( $work['url'] ),
						esc_attr( $work['label'] )
					)
				)
			);
		}
		return sprintf(
			'<tr><td style="padding:0 0 20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>%1$s<td style="font-family:%2$s;font-size:17px;line-height:1.3"><strong>%3$s</strong>%4$s</td></tr></table></td></tr>%5$s',
			$face,
			self::font( 'text' ),
			$linked( esc_html( $person->name ) ),
			'' === $person->line
				? ''
				: sprintf( '<br><span style="color:%s">%s</span>', Brand::light( 'ink-2' ), esc_html( $person->line ) ),
			'' === $works
				? ''
				: '<tr><td style="padding:0 0 28px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>'
					. $works
					. '</tr></table></td></tr>'
		);
	}

	private static function quote( string $quote, string $role ): string {
		return sprintf(
			'<tr><td style="padding:0 0 28px"><table role="presentation" width="100%%" cellpadding="0" cellspacing="0" border="0"><tr>'
			. '<td width="6" bgcolor="%1$s" style="width:6px;font-size:0">&nbsp;</td>'
			. '<td bgcolor="%4$s" style="background:%4$s;padding:20px 22px;font-family:%2$s;font-size:17px;line-height:1.45">%3$s</td></tr></table></td></tr>',
			self::role( $role ),
			self::font( 'text' ),
			nl2br( esc_html( $quote ), false ),
			Brand::light( 'sheet' )
		);
	}

	public static function button( string $label, string $url, string $role ): string {
		return sprintf(
			'<tr><td style="padding:4px 0 32px"><a href="%1$s" style="display:inline-block;background:%2$s;color:%3$s;padding:14px 26px;border-radius:%4$s;font-weight:700;text-decoration:none">%5$s</a>'
			. '<p style="margin:14px 0 0;font-size:14px;color:%6$s;word-break:break-all">%7$s</p></td></tr>',
			esc_url( $url ),
			Brand::light( 'ink' ),
			Brand::light( 'paper' ),
			self::radius( 'contractor' !== $role ),
			esc_html( $label ),
			Brand::light( 'ink-2' ),
			esc_html( $url )
		);
	}

	/** Another way on, as a link in the text. */
	private static function second( string $label, string $url ): string {
		return sprintf(
			'<tr><td style="padding:0 0 24px"><a href="%s" style="color:%s;font-weight:700">%s</a></td></tr>',
			esc_url( $url ),
			Brand::light( 'ink' ),
			esc_html( $label )
		);
	}

	private static function footer( string $site, string $unsubscribe ): string {
		$links = sprintf( '<a href="%s" style="color:%s">%s</a>', esc_url( home_url( '/' ) ), Brand::light( 'ink-2' ), esc_html( $site ) );
		if ( '' !== $unsubscribe ) {
			$links .= sprintf(
				' · <a href="%s" style="color:%s">%s</a>',
				esc_url( $unsubscribe ),
				Brand::light( 'ink-2' ),
				esc_html__( 'No more emails of this kind', 'design-marketplace' )
			);
		}
		return sprintf(
			'<tr><td style="border-top:2px solid %s;padding:14px 0 0;font-size:14px;color:%s">%s</td></tr>',
			Brand::light( 'ink' ),
			Brand::light( 'ink-2' ),
			$links
		);
	}
}
